interface Fallo {
  name?: string;
  message?: string;
  code?: string;
  codigo?: string;
}

const conocido = (fallo: Fallo, puerto: number | undefined): string | null => {
  if (fallo.name === 'CarpetaOcupada' || fallo.name === 'ConfiguracionInvalida') return fallo.message ?? null;
  switch (fallo.code) {
    case 'EADDRINUSE':
      return `El puerto ${puerto ?? ''} ya está en uso. Detenga el otro programa o elija otro puerto con PORT.`;
    case 'EACCES':
      return `Sin permiso: revise el puerto (PORT) y la carpeta de datos (DATA_DIR). ${fallo.message ?? ''}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'La dirección no existe en este equipo: revise HOST o DATABASE_URL.';
    case 'ENOSPC':
      return 'No hay espacio en el disco.';
    default:
      return null;
  }
};

/** Why the server could not start, for whoever started it. */
export const explicarFallo = (error: unknown, puerto?: number): string => {
  for (let actual = error as (Fallo & { cause?: unknown }) | undefined; actual; ) {
    const explicacion = conocido(actual, puerto);
    if (explicacion) return explicacion;
    actual = actual.cause as typeof actual;
  }
  const detalle = error instanceof Error ? error.message : String(error);
  return `El servidor no pudo iniciar: ${detalle}`;
};
