import { MOTORES } from '@tests/server/apoyo/motores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { ALTERACIONES } from './alteraciones';
import { comparar } from './comparar';
import { copiarBase } from './copiar-base';
import { type Foto, tomarFoto } from './foto';
import { type Historia, MIRADAS, PRIMER_DIA, ULTIMA_MIRADA, vivirHistoria } from './historia';
import { pesosEscritos } from './letras';
import { abrirOficina, type Oficina } from './oficina';
import { revisarMovimientos } from './recalcular-a-favor';
import { recalcularEgreso } from './recalcular-egreso';
import { recalcularGeneracion } from './recalcular-generacion';
import { REVISIONES } from './revisiones';

/** Another history: `RECOMPUTO_SEMILLA=7 npx vitest run tests/recomputo`. */
const LA_DE_SIEMPRE = 20_231_122;
const SEMILLA = Number(process.env.RECOMPUTO_SEMILLA ?? LA_DE_SIEMPRE);
/** A whole history on a machine that is doing other things. */
const PLAZO_MS = 600_000;

const [EMBEBIDO, ...OTROS] = MOTORES;

/** What cannot be missing for the history to say something. */
const DEBE_HABER = [
  ...['participante', 'hermanos', 'acudiente', 'generación', 'descuento', 'corrección', 'exoneración'],
  ...['reactivación', 'anulación', 'cobro aparte', 'mes cobrado a mano', 'abono anulado', 'abono negado'],
  ...['abono enviado dos veces', 'traslado', 'permiso', 'egreso', 'reingreso', 'participante archivado'],
  ...['EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO'].map((m) => `abono por ${m}`),
  ...['cambio de cobro', 'cambio de responsable', 'egreso ajustado', 'egreso con pago de más'],
  ...['llegada: COMPLETO', 'llegada: POR_DIAS', 'llegada: NINGUNO', 'anulada: COMPLETO'],
  ...['anulada por preguntar', 'anulada: NINGUNO'],
  ...['pago de más', 'saldo a favor aplicado', 'saldo a favor devuelto', 'devolución anulada'],
];

describe(`lo que el producto dice del dinero es lo que dicen las filas (semilla ${SEMILLA})`, () => {
  const oficinas: Oficina[] = [];
  const fotos = new Map<string, Foto[]>();
  let historia: Historia<Foto>;
  let ultima: Foto;

  const abrir = async (motor: (typeof MOTORES)[number] | undefined): Promise<Oficina> => {
    if (!motor) throw new Error('No hay dónde guardar la historia');
    const oficina = await abrirOficina(motor, PRIMER_DIA);
    oficinas.push(oficina);
    return oficina;
  };

  beforeAll(async () => {
    console.info(`Historia de la semilla ${SEMILLA}; RECOMPUTO_SEMILLA elige otra.`);
    const oficina = await abrir(EMBEBIDO);
    historia = await vivirHistoria(oficina, SEMILLA, async (turno) => {
      ultima = await tomarFoto(oficina, { turno, conTodo: turno === MIRADAS.length - 1 });
      return ultima;
    });
    fotos.set(`${EMBEBIDO?.nombre}`, historia.fotos);
    // The same rows as the other engine's drivers give them.
    for (const motor of OTROS) {
      const otra = await abrir(motor);
      await copiarBase(oficina.base, otra.base);
      await otra.irA(...ULTIMA_MIRADA);
      fotos.set(motor.nombre, [await tomarFoto(otra, { turno: 0, conTodo: false })]);
    }
  }, PLAZO_MS);

  afterAll(async () => {
    for (const oficina of oficinas) await oficina.cerrar();
  });

  it('la historia es de cuarenta personas y dieciocho meses', () => {
    expect(historia.mundo.personas.size).toBe(40);
    expect(new Set(historia.generaciones.map(({ periodo }) => periodo)).size).toBe(18);
  });

  it.runIf(SEMILLA === LA_DE_SIEMPRE)('la historia de siempre tiene de todo', () => {
    expect(DEBE_HABER.filter((hecho) => !historia.mundo.hechos.has(hecho))).toEqual([]);
  });

  it.each(Object.entries(REVISIONES))('%s', (_concepto, revisar) => {
    const lineas = [...fotos].flatMap(([motor, suyas]) =>
      suyas.flatMap((foto) => revisar(foto, foto.filas).map((linea) => `${motor}, ${foto.hoy}: ${linea}`)),
    );
    expect(lineas).toEqual([]);
  });

  it('cada mes generado cobra lo que sale de las personas como estaban, y lo anuncia antes', () => {
    const lineas = historia.generaciones.flatMap((generacion) => {
      const { periodo, antes, elecciones, sinElegir, simulada, respuesta, despues } = generacion;
      const { guardadas, respuesta: esperada } = recalcularGeneracion(antes, periodo, elecciones);
      const propuesta = recalcularGeneracion(antes, periodo).respuesta;
      const habia = new Set(antes.mensualidades.map(({ id }) => id));
      const nuevas = despues.mensualidades.filter(({ id }) => !habia.has(id));
      const enOrden = (cobros: readonly { participante_id: number }[]) =>
        [...cobros].sort((a, b) => a.participante_id - b.participante_id);
      return [
        ...comparar(`${periodo} propuesta`, { ...propuesta, simulada: true }, sinElegir),
        ...comparar(`${periodo} anunciada`, { ...esperada, simulada: true }, simulada),
        ...comparar(`${periodo} respondida`, { ...esperada, simulada: false }, respuesta),
        ...comparar(`${periodo} guardada`, enOrden(guardadas), enOrden(nuevas)),
      ];
    });
    expect(lineas).toEqual([]);
  });

  it('cada egreso ajustado deja lo que promete el acuerdo, y lo demás como estaba', () => {
    const lineas = historia.mundo.egresos.flatMap(({ participante, egreso, antes, despues }) => {
      const esperados = recalcularEgreso(antes, participante, egreso);
      const cobros = antes.mensualidades.map(({ motivo_anulacion: _motivo, ...fila }) => {
        const ajuste = esperados.find(({ id }) => id === fila.id);
        return ajuste ? { ...fila, ...ajuste } : fila;
      });
      return comparar(`egreso de ${participante} el ${egreso}`, cobros, despues.mensualidades);
    });
    expect(lineas).toEqual([]);
  });

  it('cada abono está una vez, como se pidió, con un recibo que sigue al anterior', () => {
    let recibo = 0;
    let anterior: number | null = null;
    const pedidos = [...historia.mundo.libro].map(([id, { mensualidad, anulado, ...datos }]) => {
      // Those of one payment share its number.
      if (datos.pago_id === null || datos.pago_id !== anterior) recibo += 1;
      anterior = datos.pago_id;
      return { ...datos, id, mensualidad_id: mensualidad, motivo_anulacion: anulado, recibo };
    });
    expect(comparar('abonos', pedidos, ultima.filas.abonos)).toEqual([]);
  });

  it('el saldo a favor de cada pago nunca baja de cero, y sale de lo que sobró de él', () => {
    expect(revisarMovimientos(ultima.filas)).toEqual([]);
  });

  it('cada valor pagado o debido se escribe en letras de una sola manera', () => {
    const { abonos, mensualidades } = ultima.filas;
    const redondos = [1, 100, 1_000, 21_000, 100_000, 1_000_000, 1_100_000, 31_000_001, 100_100_100];
    const valores = [...redondos, ...[...abonos, ...mensualidades].map(({ valor }) => valor)];
    expect(valores.map(pesosEnLetras)).toEqual(valores.map(pesosEscritos));
  });

  describe('una sola fila equivocada se nota', () => {
    it.each(ALTERACIONES)('$que', ({ cambiar, seNotaEn }) => {
      const filas = structuredClone(ultima.filas);
      cambiar(filas, ultima);
      const callan = seNotaEn.filter((concepto) => {
        const revisar = REVISIONES[concepto];
        return !revisar || revisar(ultima, filas).length === 0;
      });
      expect(callan).toEqual([]);
    });
  });
});
