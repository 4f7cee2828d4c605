import { MOTORES } from '@tests/server/apoyo/motores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Azar, crearAzar } from './azar';
import { masDias, masMeses, ultimoDia } from './calendario';
import { comparar } from './comparar';
import { type Filas, leerFilas } from './filas';
import { abrirOficina, type Oficina } from './oficina';
import { dineroDeTodo, recalcularCierre } from './recalcular-cierre';
import { sumar } from './recalcular-dinero';

const SEMILLA = Number(process.env.RECOMPUTO_SEMILLA ?? 20_261_124);
const MESES = Array.from({ length: 12 }, (_, n) => masMeses('2025-01', n));
const PLAZO_MS = 600_000;

interface Abono {
  id: number;
  fecha: string;
  valor: number;
  anulado_en: string | null;
  medio: string;
}
interface Cobro {
  id: number;
  periodo: string;
  estado: string;
  saldo: number;
  abonos: Abono[];
}
interface Cerrado {
  periodo: string;
  hoy: string;
  /** The rows when it was closed, and what was kept of it. */
  filas: Filas;
  informe: Record<string, unknown>;
}

const leerCobros = async (oficina: Oficina): Promise<Cobro[]> =>
  (await oficina.pedir('GET /mensualidades')).data as unknown as Cobro[];
const leerInforme = async (oficina: Oficina, periodo: string): Promise<Record<string, unknown>> =>
  (await oficina.pedir(`GET /cierres/${periodo}/informe`)).informe as Record<string, unknown>;

/** People of two houses, two of them with a scholarship; one pays everything with a scholarship. */
const abrirCasas = async (oficina: Oficina): Promise<void> => {
  const sedes = [];
  for (const nombre of ['Casa Bello', 'Casa Apartadó'])
    sedes.push(
      (await oficina.pedir('POST /sedes', { nombre, direccion: 'Calle 1', capacidad_hombres: 20 })).id,
    );
  for (let n = 0; n < 8; n += 1)
    await oficina.pedir('POST /participantes', {
      nombre: `Persona ${n}`,
      telefono: '3001234567',
      estado: 'ACTIVO',
      area: 'HOMBRES',
      sede_id: sedes[n % 2],
      fecha_ingreso: '2025-01-01',
      valor_mensualidad: 400_000 + 10_000 * n,
      dia_pago: 5 + n,
      beca_porcentaje: n === 7 ? 100 : n === 6 ? 25 : 0,
    });
};

/** Some pay all, some a part, some more than they owe, some late and of other months. */
const recibir = async (oficina: Oficina, azar: Azar, cuantos: number): Promise<void> => {
  const deben = (await leerCobros(oficina)).filter(({ saldo }) => saldo > 0);
  for (const { id, saldo } of azar.algunos(deben, cuantos)) {
    const medio = azar.uno(['EFECTIVO', 'EFECTIVO', 'NEQUI', 'TRANSFERENCIA']);
    const forma = azar.entre(1, 10);
    const a_favor = forma > 8 ? azar.entre(1, 50_000) : undefined;
    await oficina.pedir(`POST /mensualidades/${id}/abonos`, {
      fecha: oficina.hoy(),
      valor: a_favor === undefined ? (forma > 5 ? saldo : azar.entre(1, saldo)) : saldo + a_favor,
      medio,
      ...(medio === 'EFECTIVO' ? {} : { referencia: `M-${azar.entre(1000, 9999)}` }),
      ...(a_favor === undefined ? {} : { a_favor }),
    });
  }
};

const anular = async (oficina: Oficina, azar: Azar, de: (fecha: string) => boolean, motivo: string) => {
  const vivos = (await leerCobros(oficina)).flatMap(({ id, abonos }) =>
    abonos.filter((a) => a.anulado_en === null && de(a.fecha)).map((abono) => ({ cobro: id, abono })),
  );
  const elegido = azar.quiza(vivos);
  if (elegido)
    await oficina.intentar(`POST /mensualidades/${elegido.cobro}/abonos/${elegido.abono.id}/anular`, {
      motivo,
    });
};

/** What cannot be done about a month that is closed, and leaves no trace. */
const intentarLoCerrado = async (oficina: Oficina, periodo: string): Promise<void> => {
  const suyos = (await leerCobros(oficina)).filter((m) => m.periodo === periodo);
  const cobro = suyos.find(({ saldo }) => saldo > 0) ?? suyos[0];
  if (!cobro) return;
  const [conflicto, linea] = [409, `/mensualidades/${cobro.id}`];
  await oficina.exigirRechazo(`PUT ${linea}`, { observaciones: 'Otra cosa' }, conflicto);
  await oficina.exigirRechazo('POST /mensualidades/generar', { periodo }, conflicto);
  if (cobro.saldo > 0)
    await oficina.exigirRechazo(
      `POST ${linea}/abonos`,
      { fecha: ultimoDia(periodo), valor: 1, medio: 'EFECTIVO' },
      conflicto,
    );
};

/** One month of the office: it charges, receives, undoes, counts, and closes the one before on its third day. */
const vivirMes = async (oficina: Oficina, azar: Azar, periodo: string): Promise<Cerrado | null> => {
  await oficina.irA(`${periodo}-01`, '09:00');
  await oficina.pedir('POST /mensualidades/generar', { periodo });
  await recibir(oficina, azar, 3);
  await oficina.irA(`${periodo}-03`, '10:00');
  const anterior = masMeses(periodo, -1);
  let cerrado: Cerrado | null = null;
  if (MESES.includes(anterior)) {
    await oficina.exigirRechazo('POST /cierres', { periodo: masMeses(periodo, 0) }, 409);
    await oficina.pedir('POST /cierres', { periodo: anterior });
    cerrado = {
      periodo: anterior,
      hoy: oficina.hoy(),
      filas: await leerFilas(oficina.base),
      informe: await leerInforme(oficina, anterior),
    };
    await intentarLoCerrado(oficina, anterior);
    await anular(oficina, azar, (fecha) => fecha <= ultimoDia(anterior), 'El banco lo devolvió');
    const deudor = azar.quiza(
      (await leerCobros(oficina)).filter((m) => m.periodo <= anterior && m.saldo > 10),
    );
    if (deudor)
      await oficina.pedir(`POST /mensualidades/${deudor.id}/ajustes`, {
        valor: azar.entre(1, deudor.saldo),
        motivo: 'Se cobró de más',
      });
  }
  await oficina.irA(masDias(`${periodo}-01`, azar.entre(8, 14)), '15:00');
  await recibir(oficina, azar, 5);
  await anular(oficina, azar, (fecha) => fecha >= `${periodo}-01`, 'Se digitó dos veces');
  const pendiente = (await leerCobros(oficina)).find(
    (m) => m.periodo === periodo && m.estado === 'PENDIENTE',
  );
  if (pendiente)
    await oficina.pedir(`PUT /mensualidades/${pendiente.id}`, {
      estado: azar.suerte(50) ? 'EXONERADA' : 'ANULADA',
      motivo_anulacion: 'Decisión de la dirección',
    });
  await oficina.irA(masDias(`${periodo}-01`, azar.entre(20, 27)), '11:00');
  await recibir(oficina, azar, 4);
  await oficina.pedir('POST /arqueos', {
    desde: `${periodo}-01`,
    hasta: oficina.hoy(),
    contado: azar.entre(0, 2_000_000),
  });
  return cerrado;
};

describe.each(MOTORES)(
  `un año de cierres, recalculado de las filas, sobre $nombre (semilla ${SEMILLA})`,
  (motor) => {
    let oficina: Oficina;
    const cerrados: Cerrado[] = [];

    beforeAll(async () => {
      oficina = await abrirOficina(motor, '2025-01-01');
      const azar = crearAzar(SEMILLA);
      await abrirCasas(oficina);
      for (const periodo of MESES) {
        const cerrado = await vivirMes(oficina, azar, periodo);
        if (cerrado) cerrados.push(cerrado);
      }
      // The last one, and a month in which only adjustments happen.
      await oficina.irA('2026-01-02', '09:00');
      await oficina.pedir('POST /cierres', { periodo: '2025-12' });
      cerrados.push({
        periodo: '2025-12',
        hoy: oficina.hoy(),
        filas: await leerFilas(oficina.base),
        informe: await leerInforme(oficina, '2025-12'),
      });
      for (let n = 0; n < 3; n += 1) await anular(oficina, azar, () => true, 'Se revisó el año');
    }, PLAZO_MS);
    afterAll(() => oficina.cerrar());

    it('cada mes guardó lo que decían las filas al cerrarlo', () => {
      expect(cerrados.map(({ periodo }) => periodo)).toEqual(MESES);
      const lineas = cerrados.flatMap(({ periodo, hoy, filas, informe }) => {
        const { porSede, sinCobro, anulados, ...esperado } = recalcularCierre(filas, periodo, hoy);
        const sedes = informe.sedes as { sede_id: number | null }[];
        return [
          ...comparar(periodo, { ...esperado, sin_cobro: sinCobro, abonos_anulados: anulados }, informe),
          ...comparar(
            `${periodo} sedes`,
            porSede,
            Object.fromEntries(sedes.map(({ sede_id, ...cifras }) => [String(sede_id), cifras])),
          ),
          ...comparar(
            `${periodo} conceptos`,
            esperado.cifras.facturado,
            sumar((informe.conceptos as { facturado: number }[]).map(({ facturado }) => facturado)),
          ),
        ];
      });
      expect(lineas).toEqual([]);
    });

    it('lo que se guardó no cambia nunca, ni el recaudo de sus días', async () => {
      const filas = await leerFilas(oficina.base);
      for (const { periodo, informe } of cerrados) {
        expect(await leerInforme(oficina, periodo)).toEqual(informe);
        const ahora = await oficina.pedir(`GET /recaudo?desde=${periodo}-01&hasta=${ultimoDia(periodo)}`);
        const { fuera: _fuera, ...entonces } = informe.recaudo as Record<string, unknown>;
        expect(ahora).toMatchObject(entonces);
        expect(recalcularCierre(filas, periodo, oficina.hoy()).cifras.facturado).toBe(
          (informe.cifras as { facturado: number }).facturado,
        );
      }
    });

    it('los meses suman todo el dinero que hay: los ajustes cuadran al peso', async () => {
      const filas = await leerFilas(oficina.base);
      const totales = [];
      for (const periodo of [...MESES, '2026-01'])
        totales.push(
          (await oficina.pedir(`GET /recaudo?desde=${periodo}-01&hasta=${ultimoDia(periodo)}`))
            .total as number,
        );
      expect(sumar(totales)).toBe(dineroDeTodo(filas));
      expect(filas.abonos.filter(({ ajuste_en }) => ajuste_en !== null).length).toBeGreaterThan(5);
      expect(filas.abonos.filter(({ medio }) => medio === 'AJUSTE').length).toBeGreaterThan(5);
    });

    it('solo el último se abre otra vez; cerrado de nuevo, guarda lo de entonces', async () => {
      await oficina.exigirRechazo('POST /cierres/2025-11/reabrir', { motivo: 'Por probar' }, 409);
      await oficina.pedir('POST /cierres/2025-12/reabrir', { motivo: 'Faltaba un descuento' });
      await oficina.pedir('POST /cierres', { periodo: '2025-12' });
      const filas = await leerFilas(oficina.base);
      const { cifras, recaudo } = recalcularCierre(filas, '2025-12', oficina.hoy());
      expect(comparar('2025-12', { cifras, recaudo }, await leerInforme(oficina, '2025-12'))).toEqual([]);
      const { data } = await oficina.pedir('GET /cierres');
      expect(data).toHaveLength(13);
    });
  },
);
