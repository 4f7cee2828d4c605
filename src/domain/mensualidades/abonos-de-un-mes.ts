import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import { recibidoEn } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { FilaLeida } from '@/domain/shared/importacion/columna';
import { type FilaImportada, filaRechazada, filaRepetida } from '@/domain/shared/importacion/fila-importada';

type Entrada = FilaLeida['entrada'];
type Guardada = Pick<Mensualidad, 'abonos'> | undefined;

/** In a sheet by months, an amount is all that was paid of its month: what is registered already is a part of it. */
export const esTodoElMes = ({ todo_el_mes }: Entrada): boolean => todo_el_mes === true;

const registradoDe = (guardada: Guardada): number => (guardada ? recibidoEn(guardada.abonos) : 0);

/** What could not be read is neither more nor less than what there is. */
const faltaDe = ({ valor }: Entrada, guardada: Guardada): number => Number(valor) - registradoDe(guardada);

/** Of a row that {@link mesRegistrado} says nothing of. */
export const conLoQueFaltaDelMes = <F extends FilaLeida>(fila: F, guardada: Guardada): F => {
  const { entrada } = fila;
  return esTodoElMes(entrada)
    ? { ...fila, entrada: { ...entrada, valor: faltaDe(entrada, guardada) } }
    : fila;
};

const esVivo = ({ anulado_en }: Abono): boolean => anulado_en === null;

/** What becomes of a row that says no more than what is there already; `null` when something is missing. */
export const mesRegistrado = ({ entrada, rechazos }: FilaLeida, guardada: Guardada): FilaImportada | null => {
  const ultimo = guardada?.abonos.findLast(esVivo);
  const falta = faltaDe(entrada, guardada);
  if (!ultimo || !esTodoElMes(entrada) || falta > 0) return null;
  if (falta < 0)
    return filaRechazada({
      valor: `De ese mes ya hay ${formatearPesos(registradoDe(guardada))} registrados, más de lo que dice la hoja`,
      ...rechazos,
    });
  return Object.keys(rechazos).length > 0 ? filaRechazada(rechazos) : filaRepetida({ id: ultimo.id });
};

/** What is told of a row of which a part is there already. */
export const enParteRegistrado = (entrada: Entrada, guardada: Guardada): string | null => {
  const registrado = registradoDe(guardada);
  const falta = faltaDe(entrada, guardada);
  return registrado > 0 && esTodoElMes(entrada) && falta > 0
    ? `De ese mes ya hay ${formatearPesos(registrado)} registrados: entran los ${formatearPesos(falta)} que faltan`
    : null;
};
