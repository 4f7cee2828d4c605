import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { abonos } from '@/infrastructure/postgres/esquema/mensualidades';
import { buscarAbonos, sumarLosHallados } from '@/infrastructure/postgres/mensualidades/buscar-abonos';
import {
  agregarAbono,
  exigirBloqueada,
  marcarAbonoAnulado,
  moverDeSede,
} from '@/infrastructure/postgres/mensualidades/escribir-abono';
import { leerNumeracion } from '@/infrastructure/postgres/mensualidades/leer-numeracion';
import { leerRecibo, ponerProvisional } from '@/infrastructure/postgres/mensualidades/recibos';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { leerDistintos } from '@/infrastructure/postgres/shared/leer-distintos';

export const postgresLibroDeAbonos = (
  contexto: Contexto,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): LibroDeAbonos => ({
  registrar: async (mensualidad, abono, decidir, opciones) => {
    const emisor = await fundacion.leer();
    return enTransaccion(contexto, async (tx) => {
      // With the mark of a paper or without it, it is the same payment.
      const { provisional, ...pagado } = abono;
      const datos = { mensualidad: String(mensualidad), ...pagado };
      const cobro = await crearUnaVez(tx, { entidad: 'abono', datos, opciones }, async () => {
        const antes = await exigirBloqueada(tx, mensualidad);
        return agregarAbono(tx, antes, decidir(antes), emisor);
      });
      await ponerProvisional(tx.db, [cobro.abonos.at(-1)?.id], provisional);
      return cobro;
    });
  },
  ajustar: async (mensualidad, ajuste, decidir, opciones) => {
    const emisor = await fundacion.leer();
    return enTransaccion(contexto, (tx) => {
      const datos = { mensualidad: String(mensualidad), ...ajuste };
      return crearUnaVez(tx, { entidad: 'ajuste', datos, opciones }, async () => {
        const antes = await exigirBloqueada(tx, mensualidad);
        return agregarAbono(tx, antes, decidir(antes), emisor);
      });
    });
  },
  anular: (mensualidad, abono, motivo, decidir, opciones) =>
    enTransaccion(contexto, (tx) => {
      const datos = { mensualidad: String(mensualidad), abono: String(abono), motivo };
      return crearUnaVez(tx, { entidad: 'anulacion-abono', datos, opciones }, () =>
        marcarAbonoAnulado(tx, datos, decidir),
      );
    }),
  cambiarSede: (mensualidad, abono, sede, revisar, opciones) =>
    enTransaccion(contexto, (tx) => {
      const datos = { mensualidad: String(mensualidad), abono: String(abono), sede: String(sede) };
      return crearUnaVez(tx, { entidad: 'sede-de-pago', datos, opciones }, () =>
        moverDeSede(tx, datos, revisar),
      );
    }),
  recibo: (mensualidad, abono) => leerRecibo(contexto.db, { mensualidad, abono }, fundacion.leer),
  buscar: (criterios) => buscarAbonos(contexto.db, criterios),
  sumar: (filtro) => sumarLosHallados(contexto.db, filtro),
  numeracion: () => leerNumeracion(contexto.db),
  registradores: () => leerDistintos(contexto.db, abonos.registrado_por),
});
