import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import { buscarAbonos } from '@/infrastructure/postgres/mensualidades/buscar-abonos';
import { insertarAbono, marcarAbonoAnulado } from '@/infrastructure/postgres/mensualidades/escribir-abono';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';

export const postgresLibroDeAbonos = (contexto: Contexto): LibroDeAbonos => ({
  registrar: (mensualidad, abono, opciones) =>
    enTransaccion(contexto, (tx) => {
      const datos = { mensualidad: String(mensualidad), ...abono };
      return crearUnaVez(tx, { entidad: 'abono', datos, opciones }, () =>
        insertarAbono(tx, mensualidad, abono),
      );
    }),
  anular: (mensualidad, abono, motivo, opciones) =>
    enTransaccion(contexto, (tx) => {
      const datos = { mensualidad: String(mensualidad), abono: String(abono), motivo };
      return crearUnaVez(tx, { entidad: 'anulacion-abono', datos, opciones }, () =>
        marcarAbonoAnulado(tx, datos),
      );
    }),
  buscar: (criterios) => buscarAbonos(contexto.db, criterios),
});
