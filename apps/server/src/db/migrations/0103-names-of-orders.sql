-- E-mails are as many as there are people: names that begin as they do are found without walking past them.
CREATE INDEX order_words_of_names ON order_words (word) WHERE strpos(word, '@') = 0;
