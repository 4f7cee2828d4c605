import { type Insistida, insistir, type Pedido, type Ventanilla } from '@tests/faults/apoyo/insistir';
import { invariantesRotas } from '@tests/server/apoyo/invariantes';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** Everything the clients were told is done, to be compared with what is stored. */
export interface LibroDeConfirmaciones {
  /** Id by name. */
  participantes: Map<string, number>;
  /** By participante: the text of the last confirmed change and the version that came with it. */
  notas: Map<number, { observaciones: string; version: number }>;
  /** Receipt number by reference. */
  recibos: Map<string, number>;
  periodos: Set<string>;
  confirmadas: number;
  /** Confirmed only after asking more than once. */
  reintentadas: number;
}

export const abrirLibro = (): LibroDeConfirmaciones => ({
  participantes: new Map(),
  notas: new Map(),
  recibos: new Map(),
  periodos: new Set(),
  confirmadas: 0,
  reintentadas: 0,
});

/** People that every month is charged to; the others are never in the house. */
export const EN_CASA = 3;

const ABONO = 1_000;
const ABONOS_POR_MENSUALIDAD = 20;
const VUELTAS_POR_GENERACION = 6;

interface Abono {
  referencia: string;
  recibo: number;
}

const mes = (numero: number): string =>
  `${2001 + Math.floor(numero / 12)}-${String((numero % 12) + 1).padStart(2, '0')}`;

/** One client that writes without rest, one thing after another, and notes what it is told. */
export class Cajero {
  private persona = 0;
  private mensualidad = 0;

  constructor(
    private readonly numero: number,
    private readonly ventanilla: Ventanilla,
    private readonly libro: LibroDeConfirmaciones,
  ) {}

  async trabajar(sigue: () => boolean): Promise<void> {
    for (let vuelta = 0; sigue(); vuelta++) {
      await this.crearPersona(`Persona ${this.numero}-${vuelta}`);
      if (vuelta % ABONOS_POR_MENSUALIDAD === 0) await this.crearMensualidad(vuelta);
      await this.abonar(`abono-${this.numero}-${vuelta}`);
      await this.anotar(`Nota ${this.numero}-${vuelta}`);
      if (this.numero === 0 && vuelta % VUELTAS_POR_GENERACION === 0)
        await this.generar(mes(vuelta / VUELTAS_POR_GENERACION));
    }
  }

  private async pedir(estado: number, pedido: Pedido): Promise<Insistida> {
    const respuesta = await insistir(this.ventanilla, pedido);
    if (respuesta.estado !== estado)
      throw new Error(`${pedido.linea} ${pedido.clave ?? ''}: ${respuesta.estado} ${respuesta.texto}`);
    this.contar(respuesta);
    return respuesta;
  }

  private contar({ intentos }: Insistida): void {
    this.libro.confirmadas++;
    if (intentos > 1) this.libro.reintentadas++;
  }

  private async crearPersona(nombre: string): Promise<void> {
    const { cuerpo } = await this.pedir(201, {
      linea: 'POST /dashboard-api/participantes',
      cuerpo: { nombre, telefono: '3001234567' },
      clave: nombre.replace(' ', '-'),
    });
    this.persona = cuerpo.id as number;
    this.libro.participantes.set(nombre, this.persona);
  }

  private async crearMensualidad(vuelta: number): Promise<void> {
    const { cuerpo } = await this.pedir(201, {
      linea: 'POST /dashboard-api/mensualidades',
      cuerpo: { participante_id: this.persona, valor: ABONO * ABONOS_POR_MENSUALIDAD },
      clave: `mensualidad-${this.numero}-${vuelta}`,
    });
    this.mensualidad = cuerpo.id as number;
  }

  private async abonar(referencia: string): Promise<void> {
    const { cuerpo } = await this.pedir(201, {
      linea: `POST /dashboard-api/mensualidades/${this.mensualidad}/abonos`,
      cuerpo: { fecha: '2026-11-01', valor: ABONO, medio: 'NEQUI', referencia },
      clave: referencia,
    });
    const propios = (cuerpo.abonos as Abono[]).filter((abono) => abono.referencia === referencia);
    if (propios.length !== 1) throw new Error(`${referencia} quedó ${propios.length} veces`);
    this.libro.recibos.set(referencia, (propios[0] as Abono).recibo);
  }

  /** A change carries no key: after a lost answer, the stale version says whether it had been stored. */
  private async anotar(observaciones: string): Promise<void> {
    const anterior = this.libro.notas.get(this.persona)?.version ?? 1;
    const respuesta = await insistir(this.ventanilla, {
      linea: `PUT /dashboard-api/participantes/${this.persona}`,
      cuerpo: { observaciones, version: anterior },
    });
    const { estado, intentos, cuerpo, texto } = respuesta;
    const guardado = estado === 409 && intentos > 1 ? cuerpo.error?.actual : estado === 200 ? cuerpo : null;
    if (guardado?.observaciones !== observaciones || guardado.version !== anterior + 1)
      throw new Error(`Cambio de ${this.persona} a la versión ${anterior + 1}: ${estado} ${texto}`);
    this.contar(respuesta);
    this.libro.notas.set(this.persona, { observaciones, version: anterior + 1 });
  }

  private async generar(periodo: string): Promise<void> {
    const { cuerpo, texto } = await this.pedir(200, {
      linea: 'POST /dashboard-api/mensualidades/generar',
      cuerpo: { periodo },
      clave: `generar-${periodo}`,
    });
    if (cuerpo.creadas !== EN_CASA) throw new Error(`Generación de ${periodo}: ${texto}`);
    this.libro.periodos.add(periodo);
  }
}

type Numero = number | string;

const porNombre = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
  a[0].localeCompare(b[0]);

/** Everything confirmed is there once, and nothing else. Every client kept asking until it was answered. */
export const compararConBase = async (db: Ejecutor, libro: LibroDeConfirmaciones): Promise<void> => {
  const personas = await consultar<{
    id: Numero;
    nombre: string;
    observaciones: string | null;
    version: number;
  }>(db, sql`select id, nombre, observaciones, version from participantes where nombre like 'Persona %'`);
  expect(personas.map(({ id, nombre }) => [nombre, Number(id)] as const).sort(porNombre)).toEqual(
    [...libro.participantes].sort(porNombre),
  );
  const notas = personas.map(({ id, observaciones, version }) => [Number(id), { observaciones, version }]);
  expect(new Map(notas as never)).toEqual(libro.notas);

  const abonos = await consultar<{ referencia: string; recibo: Numero }>(
    db,
    sql`select referencia, recibo from abonos`,
  );
  expect(
    abonos.map(({ referencia, recibo }) => [referencia, Number(recibo)] as const).sort(porNombre),
  ).toEqual([...libro.recibos].sort(porNombre));

  const generadas = await consultar<{ periodo: string; cuantas: Numero }>(
    db,
    sql`select m.periodo, count(*) as cuantas from mensualidades m
        join participantes p on p.id = m.participante_id and p.estado = 'ACTIVO' group by m.periodo`,
  );
  expect(
    generadas.map(({ periodo, cuantas }) => [periodo, Number(cuantas)] as const).sort(porNombre),
  ).toEqual([...libro.periodos].map((periodo) => [periodo, EN_CASA] as const).sort(porNombre));

  expect(await invariantesRotas(db)).toEqual([]);
};
