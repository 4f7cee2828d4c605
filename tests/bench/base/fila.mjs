/** A row of the table; `cumple` decides whether the figure is within its limit. */
export const fila = (que, valor, ref, limite, cumple) => ({ que, valor, ref, limite, cumple });

/** A figure that could not be had counts as failed, and says why. */
export const filaSinMedir = (que, motivo, limite = '') =>
  fila(que, `no se pudo medir: ${motivo}`, '', limite, false);

const formato = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const decimal = (valor) => formato.format(valor);

/** A time in ms against the reference's of the same run: at most `limite` times it. */
export const filaDeRazon = (que, propia, ajena, limite) =>
  fila(
    que,
    `${Math.round(propia)} ms`,
    `react-admin 5: ${Math.round(ajena)} ms`,
    `razón ${decimal(propia / ajena)} <= ${decimal(limite)}`,
    propia / ajena <= limite,
  );
