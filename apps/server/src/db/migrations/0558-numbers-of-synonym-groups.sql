-- No number of a group of words is had twice: a form that was opened on one that is removed would write over another.
CREATE SEQUENCE synonym_groups AS integer;
