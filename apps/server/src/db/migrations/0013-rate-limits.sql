-- How often something was tried, in the shape that rate-limiter-flexible writes; keys are keyed hashes.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970; what has expired counts for nothing and is cleared now and then.
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
