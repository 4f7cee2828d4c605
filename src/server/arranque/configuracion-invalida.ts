/** A setting of the environment cannot be used; the message says which and how to correct it. */
export class ConfiguracionInvalida extends Error {
  override readonly name = 'ConfiguracionInvalida';
}
