/** How a form sent by a mutation goes; each refusal has a later moment than the one before. */
export const envioDe = (envio: { isPending: boolean; error: unknown; submittedAt: number }) => ({
  guardando: envio.isPending,
  error: envio.error,
  rechazos: envio.submittedAt,
});
