/** A configuration that cannot be used; the message is fit for the person who started the program. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
