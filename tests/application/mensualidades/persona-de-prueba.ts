/** Who pays for themself, as the row of a participante says it. */
export const participanteDePrueba = {
  id: 1,
  nombre: 'Ana Ríos',
  telefono: '3001234567',
  tipo_documento: 'CC',
  numero_documento: '1020',
} as const;
