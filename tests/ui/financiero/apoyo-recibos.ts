import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { casaQueCobra, unAbono } from './apoyo';

const NEQUI = { medio: 'NEQUI', registrado_por: 'luis@fundacion.example' } as const;

/** Andrés paid with receipts 1 and 3, both live; Luz, by Rosa, with 2 and a second line of 3, and 4, annulled. */
export const libro = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  memoria.mensualidades.cambiar(2, {
    abonos: [
      unAbono({ id: 1, recibo: 1, medio: 'TRANSFERENCIA', referencia: 'REF-77' }),
      unAbono({ id: 3, recibo: 3, valor: 70_000, fecha: '2026-11-12' }),
    ],
  });
  memoria.mensualidades.cambiar(1, {
    estado: 'CON_ABONO',
    abonos: [
      unAbono({ id: 2, recibo: 2, valor: 90_000, ...NEQUI, referencia: 'N-2', excedente: 10_000 }),
      unAbono({ id: 4, recibo: 3, valor: 30_000, fecha: '2026-11-12' }),
      unAbono({
        id: 5,
        recibo: 4,
        valor: 500_000,
        ...NEQUI,
        referencia: 'N-4',
        anulado_en: '2026-11-14T15:00:00Z',
        motivo_anulacion: 'Se digitó dos veces',
      }),
    ],
  });
};
export const conHueco = (memoria: BaseMemoria): void => {
  libro(memoria);
  memoria.mensualidades.cambiar(1, { abonos: [] });
};
