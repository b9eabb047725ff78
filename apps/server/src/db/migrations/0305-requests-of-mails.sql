-- The request that a mail was written for, or the job: it stands in the mail's head, in the log and in the reply.
ALTER TABLE mails ADD COLUMN request_id text;
