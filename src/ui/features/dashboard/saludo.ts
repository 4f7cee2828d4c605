const BOGOTA_MENOS_UTC_HORAS = -5;

/** The greeting for the hour it is in Colombia. */
export const saludo = (ahora: Date): string => {
  const hora = (ahora.getUTCHours() + 24 + BOGOTA_MENOS_UTC_HORAS) % 24;
  if (hora < 5 || hora >= 19) return 'Buenas noches';
  return hora < 12 ? 'Buenos días' : 'Buenas tardes';
};
