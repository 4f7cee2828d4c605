/** Health data: only for ADMINISTRADOR and only while the authorisation is granted. */
export const CAMPOS_RESERVADOS = ['alergias', 'medicamentos', 'sustancia_principal', 'antecedentes'] as const;
export type CampoReservado = (typeof CAMPOS_RESERVADOS)[number];

export const esCampoReservado = (campo: string): campo is CampoReservado =>
  (CAMPOS_RESERVADOS as readonly string[]).includes(campo);

type Registro = Readonly<Record<string, unknown>>;

const cambiarReservados = (registro: Registro, valor: (campo: CampoReservado) => unknown): Registro =>
  Object.fromEntries(
    Object.entries(registro).map(([campo, dato]) => [campo, esCampoReservado(campo) ? valor(campo) : dato]),
  );

/** The same answer, as it may be kept to be given again: without its health data. */
export const sinDatosReservados = (respuesta: unknown): unknown =>
  typeof respuesta === 'object' && respuesta !== null && !Array.isArray(respuesta)
    ? cambiarReservados(respuesta as Registro, () => null)
    : respuesta;

/** An answer that was kept so, whole again: who repeats a request brings, word for word, what is not kept of it. */
export const conDatosDelPedido = (guardada: unknown, pedido: unknown): unknown =>
  typeof guardada === 'object' && guardada !== null && !Array.isArray(guardada)
    ? cambiarReservados(guardada as Registro, (campo) => (pedido as Registro | null)?.[campo] ?? null)
    : guardada;
