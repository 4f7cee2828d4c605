/** How many times a fault is provoked: few in every run, the full figure through `npm run faults`. */
export const vueltasPedidas = (porDefecto: number): number => {
  const pedidas = Number(process.env.FALLAS_VUELTAS ?? porDefecto);
  if (!Number.isInteger(pedidas) || pedidas < 1) throw new Error('FALLAS_VUELTAS debe ser un entero desde 1');
  return pedidas;
};
