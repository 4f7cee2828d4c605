import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { buscarAbonos } from '@/infrastructure/postgres/mensualidades/buscar-abonos';
import { insertarAbono, marcarAbonoAnulado } from '@/infrastructure/postgres/mensualidades/escribir-abono';
import { leerRecibo } from '@/infrastructure/postgres/mensualidades/recibos';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';

export const postgresLibroDeAbonos = (
  contexto: Contexto,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): LibroDeAbonos => ({
  registrar: async (mensualidad, abono, opciones) => {
    const emisor = await fundacion.leer();
    return enTransaccion(contexto, (tx) => {
      const datos = { mensualidad: String(mensualidad), ...abono };
      return crearUnaVez(tx, { entidad: 'abono', datos, opciones }, () =>
        insertarAbono(tx, mensualidad, abono, emisor),
      );
    });
  },
  anular: (mensualidad, abono, motivo, opciones) =>
    enTransaccion(contexto, (tx) => {
      const datos = { mensualidad: String(mensualidad), abono: String(abono), motivo };
      return crearUnaVez(tx, { entidad: 'anulacion-abono', datos, opciones }, () =>
        marcarAbonoAnulado(tx, datos),
      );
    }),
  recibo: (mensualidad, abono) => leerRecibo(contexto.db, { mensualidad, abono }, fundacion.leer),
  buscar: (criterios) => buscarAbonos(contexto.db, criterios),
});
