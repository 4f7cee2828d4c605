import { esquemaAbono } from '@/domain/mensualidades/mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

const esquemaAbonos = z.array(esquemaAbono);

/** The payments of a fee as a line of its history tells them: 'recibo 2: $ 850.000 en Casa Bello (anulado)'. */
export const abonosEnPalabras = (valor: unknown, nombreDeSede: (id: Id) => string): string => {
  const { data: abonos = [] } = esquemaAbonos.safeParse(valor);
  if (abonos.length === 0) return 'sin abonos';
  return abonos
    .map(({ recibo, valor: pagado, excedente, anulado_en, sede_id }) =>
      [
        recibo === null ? formatearPesos(pagado) : `recibo ${recibo}: ${formatearPesos(pagado)}`,
        ...(excedente > 0 ? [`y ${formatearPesos(excedente)} a favor`] : []),
        ...(sede_id === null ? [] : [`en ${nombreDeSede(sede_id)}`]),
        ...(anulado_en === null ? [] : ['(anulado)']),
      ].join(' '),
    )
    .join('; ');
};
