/** How a form sent by a mutation goes; each refusal has a later moment than the one before, and there is none while it goes. */
export const envioDe = (envio: {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  submittedAt: number;
}) => ({
  guardando: envio.isPending,
  error: envio.error,
  rechazos: envio.isError ? envio.submittedAt : 0,
});
