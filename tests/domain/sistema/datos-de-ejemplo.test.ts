import { describe, expect, it } from 'vitest';
import { validarDatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import { validarDatosParticipante } from '@/domain/participantes/datos-participante';
import { fallosDeParticipante, type ParticipanteRevisado } from '@/domain/participantes/fallos-participante';
import {
  ejemplosEnPalabras,
  impedimentoDeEjemplos,
  realesEnPalabras,
} from '@/domain/sistema/datos-de-ejemplo';
import { genteDeEjemplo } from '@/domain/sistema/gente-de-ejemplo';
import { ARBOLES, NOMBRES_HOMBRE, NOMBRES_MUJER, nombreDeEjemplo } from '@/domain/sistema/nombres-de-ejemplo';

const HOY = '2026-11-24';
const SIN_NADIE = { participantes: 0, acudientes: 0 };
const LISTA = { sedes: 1, hayCuota: true };

describe('cuándo se pueden cargar', () => {
  it.each([
    [{ cargados_en: null, reales: SIN_NADIE }, LISTA, null],
    [{ cargados_en: '2026-11-24T10:00:00Z', reales: SIN_NADIE }, LISTA, /ya están cargados$/],
    [
      { cargados_en: null, reales: { participantes: 1, acudientes: 0 } },
      LISTA,
      /^Ya hay personas registradas/,
    ],
    [
      { cargados_en: null, reales: { participantes: 0, acudientes: 1 } },
      LISTA,
      /^Ya hay personas registradas/,
    ],
    [{ cargados_en: null, reales: SIN_NADIE }, { sedes: 0, hayCuota: true }, /^Cree primero una sede/],
    [{ cargados_en: null, reales: SIN_NADIE }, { sedes: 1, hayCuota: false }, /^Fije primero la cuota/],
  ])('%o con %o', (hay, preparacion, dicho) => {
    const impedimento = impedimentoDeEjemplos(hay, preparacion);
    if (dicho === null) expect(impedimento).toBeNull();
    else expect(impedimento).toMatch(dicho);
  });
});

it('lo que se va y lo que se queda se dice con números', () => {
  expect(ejemplosEnPalabras({ participantes: 12, acudientes: 11, mensualidades: 18, pagos: 1 })).toBe(
    '12 participantes, 11 acudientes, 18 mensualidades y 1 pago de ejemplo',
  );
  expect(ejemplosEnPalabras({ participantes: 1, acudientes: 0, mensualidades: 1, pagos: 0 })).toBe(
    '1 participante y 1 mensualidad de ejemplo',
  );
  expect(ejemplosEnPalabras({ participantes: 2, acudientes: 1, mensualidades: 0, pagos: 7 })).toBe(
    '2 participantes, 1 acudiente y 7 pagos de ejemplo',
  );
  expect(
    [SIN_NADIE, { participantes: 1, acudientes: 2 }, { participantes: 3, acudientes: 1 }].map(
      realesEnPalabras,
    ),
  ).toEqual(['', '1 participante y 2 acudientes', '3 participantes y 1 acudiente']);
});

describe('quiénes son', () => {
  const casa = (id: number, hombres: number | null, mujeres: number | null) => ({
    ...{ id, municipio: 'Cali' },
    ...{ hombres, mujeres },
  });
  const enCasa = (gente: ReturnType<typeof genteDeEjemplo>, sede: number) =>
    gente
      .filter(({ participante: p }) => p.estado === 'ACTIVO' && p.sede_id === sede)
      .map(({ participante: p }) => p.area);

  it('caben en las casas que hay, y quien no cabe espera sin deber nada', () => {
    const sedes = [casa(1, 2, 0), casa(2, 1, 1)];
    const gente = genteDeEjemplo(sedes, HOY);
    expect(gente).toHaveLength(12);
    expect(enCasa(gente, 1)).toEqual(['HOMBRES', 'HOMBRES']);
    expect(enCasa(gente, 2).sort()).toEqual(['HOMBRES', 'MUJERES']);
    const esperan = gente.filter(({ participante }) => participante.estado === 'PREINGRESO');
    expect(esperan).toHaveLength(6);
    for (const { pagos, permiso, novedad } of esperan)
      expect([pagos, permiso, novedad]).toEqual([[], null, null]);
    // The houses that were given are as they were.
    expect(sedes).toEqual([casa(1, 2, 0), casa(2, 1, 1)]);
  });

  it('en una casa que solo cuenta cupos de un área no hay nadie de la otra, ni esperando ni de quien se fue', () => {
    const gente = genteDeEjemplo([casa(1, null, 9), casa(2, 9, 0), casa(3, 0, 4)], HOY);
    const deMujeres = gente.filter(({ participante: p }) => p.sede_id === 1 || p.sede_id === 3);
    expect(deMujeres.length).toBeGreaterThan(0);
    for (const { participante } of deMujeres) expect(participante.area).toBe('MUJERES');
    for (const { participante } of gente.filter(({ participante: p }) => p.sede_id === 2))
      expect(participante.area).toBe('HOMBRES');
    const soloMujeres = genteDeEjemplo([casa(1, null, 9)], HOY);
    expect(new Set(soloMujeres.map(({ participante }) => participante.area))).toEqual(new Set(['MUJERES']));
    expect(enCasa(soloMujeres, 1)).toHaveLength(8);
    const soloHombres = genteDeEjemplo([casa(1, 9, null)], HOY);
    expect(new Set(soloHombres.map(({ participante }) => participante.area))).toEqual(new Set(['HOMBRES']));
  });

  it('quien es papá se llama como un hombre, y quien es mamá, como una mujer', () => {
    const acudientes = genteDeEjemplo([casa(1, null, null)], HOY).map(({ acudiente }) => acudiente ?? {});
    for (const { nombres, parentesco } of acudientes) {
      if (parentesco === 'PADRE') expect(NOMBRES_HOMBRE).toContain(nombres);
      if (parentesco === 'MADRE') expect(NOMBRES_MUJER).toContain(nombres);
    }
  });

  it('donde nadie cuenta los cupos viven todos, y hay quien debe, quien salió y quien se fue', () => {
    const gente = genteDeEjemplo([casa(1, null, null)], HOY);
    expect(enCasa(gente, 1)).toHaveLength(8);
    const enResumen = gente.map(({ participante: p, acudiente, permiso, novedad, pagos }) =>
      [
        ...[p.nombre, p.area, p.estado, p.fecha_ingreso ?? '-', p.fase ?? '-'],
        p.autorizacion_datos ? 'autoriza' : 'sin autorizar',
        acudiente ? `${acudiente.nombres} (${acudiente.parentesco})` : 'sin acudiente',
        pagos.join('+') || '-',
        permiso ? `${permiso.salida}/${permiso.regreso_previsto}` : '-',
        novedad ? `${novedad.tipo}: ${novedad.texto}` : '-',
      ].join(' | '),
    );
    expect(enResumen).toEqual([
      'Álvaro Ejemplo Guayacán | HOMBRES | ACTIVO | 2026-06-17 | PROCESO | autoriza | Inés (MADRE) | TODO+TODO+TODO | - | VISITA: Vino la mamá de 2 a 3 de la tarde. Estuvieron tranquilos',
      'Bruno Ejemplo Samán | HOMBRES | ACTIVO | 2026-07-27 | PROCESO | autoriza | Iván (PADRE) | TODO+MITAD+NADA | - | -',
      'Carolina Ejemplo Acacia | MUJERES | ACTIVO | 2026-08-21 | PROCESO | autoriza | Lorena (HERMANO) | NADA+NADA+NADA | - | -',
      'Darío Ejemplo Chagualo | HOMBRES | ACTIVO | 2026-05-08 | PROCESO | autoriza | Mariana (CONYUGE) | TODO+TODO+NADA | 2026-11-21/2026-11-26 | -',
      'Esteban Ejemplo Yarumo | HOMBRES | ACTIVO | 2026-09-25 | PROCESO | autoriza | Natalia (MADRE) | TODO+NADA | - | CONVIVENCIA: Ayudó a recibir a los nuevos y les mostró la casa',
      'Fernanda Ejemplo Nogal | MUJERES | ACTIVO | 2026-10-10 | ACOGIDA | autoriza | Mateo (PADRE) | MITAD+NADA | 2026-11-21/2026-11-23 | -',
      'Gael Ejemplo Arrayán | HOMBRES | ACTIVO | 2026-11-04 | ACOGIDA | sin autorizar | Paulina (HERMANO) | MITAD | - | -',
      'Hernán Ejemplo Ceiba | HOMBRES | ACTIVO | 2026-11-12 | ACOGIDA | autoriza | Rocío (CONYUGE) | NADA | - | PERTENENCIAS: Recibió ropa y dos libros; quedan en su casillero',
      'Juliana Ejemplo Cedro | MUJERES | PREINGRESO | - | - | autoriza | Sofía (MADRE) | - | - | -',
      'Joaquín Ejemplo Laurel | HOMBRES | PREINGRESO | - | - | sin autorizar | sin acudiente | - | - | -',
      'Kevin Ejemplo Guayacán | HOMBRES | EGRESADO | 2026-01-28 | SEGUIMIENTO | autoriza | Valeria (HERMANO) | - | - | -',
      'Natalia Ejemplo Samán | MUJERES | EGRESADO | 2026-03-29 | SEGUIMIENTO | autoriza | Adela (CONYUGE) | - | - | -',
    ]);
  });

  it('de quien vive en la casa se escribe todo, y de quien se fue, cómo', () => {
    const gente = genteDeEjemplo([casa(7, null, null)], HOY);
    expect(gente[3]).toEqual({
      participante: {
        nombre: 'Darío Ejemplo Chagualo',
        telefono: '3990000004',
        tipo_documento: 'CC',
        numero_documento: '9990000004',
        fecha_nacimiento: '1997-12-01',
        area: 'HOMBRES',
        municipio: 'Cali',
        direccion: 'Calle de ejemplo # 0-00',
        sede_id: 7,
        programa: 'INTERNADO',
        estado: 'ACTIVO',
        fecha_ingreso: '2026-05-08',
        fecha_egreso_prevista: '2027-06-07',
        fase: 'PROCESO',
        eps: 'EPS de ejemplo',
        autorizacion_datos: {
          otorgada: true,
          version: '1.0',
          fecha: '2026-05-08',
          medio: 'ESCRITO',
          revocada_en: null,
        },
      },
      acudiente: {
        numero_documento: '9990000503',
        tipo_documento: 'CC',
        nombres: 'Mariana',
        apellidos: 'Ejemplo Chagualo',
        parentesco: 'CONYUGE',
        telefono: '3990000503',
        es_principal: true,
        es_responsable_pago: true,
        es_emergencia: true,
        autorizado_informacion: true,
      },
      pagos: ['TODO', 'TODO', 'NADA'],
      permiso: {
        tipo: 'PERMISO',
        salida: '2026-11-21',
        regreso_previsto: '2026-11-26',
        motivo: 'Visita a la familia',
      },
      novedad: null,
    });
    expect(gente[11]?.participante).toMatchObject({
      fecha_ingreso: '2026-03-29',
      fase: 'SEGUIMIENTO',
      fecha_egreso: '2026-10-25',
      tipo_egreso: 'PROCESO_TERMINADO',
      motivo_egreso: 'Terminó las etapas de su proceso',
    });
    expect(gente[11]?.participante).not.toHaveProperty('fecha_egreso_prevista');
    const [sinSede] = genteDeEjemplo([], HOY);
    expect(sinSede?.participante).toMatchObject({ municipio: null, sede_id: null, estado: 'PREINGRESO' });
  });

  it('los nombres inventados son palabras, y ninguno está dos veces', () => {
    for (const nombres of [NOMBRES_HOMBRE, NOMBRES_MUJER, ARBOLES]) {
      expect(nombres.length).toBeGreaterThanOrEqual(10);
      expect(new Set(nombres).size).toBe(nombres.length);
      for (const nombre of nombres) expect(nombre).toMatch(/^\p{Lu}\p{Ll}+$/u);
    }
    expect(NOMBRES_HOMBRE.filter((nombre) => NOMBRES_MUJER.includes(nombre))).toEqual([]);
    // As many as anybody may want: they go round.
    const muchos = Array.from({ length: 110 }, (_, i) => nombreDeEjemplo(NOMBRES_HOMBRE, i));
    for (const nombre of muchos) expect(nombre).toMatch(/^\p{Lu}\p{Ll}+ Ejemplo \p{Lu}\p{Ll}+$/u);
    expect(new Set(muchos).size).toBe(110);
  });

  it('son como los escribiría cualquiera, y nadie se llama ni llama como ellos', () => {
    const gente = genteDeEjemplo([casa(1, null, null)], HOY);
    const documentos: unknown[] = [];
    for (const { participante, acudiente } of gente) {
      const escrito = validarDatosParticipante({ ...participante });
      expect(fallosDeParticipante(escrito as ParticipanteRevisado, HOY)).toEqual({});
      expect(escrito.nombre).toMatch(/^\S+ Ejemplo \S+$/);
      expect(escrito.telefono).toMatch(/^3990\d{6}$/);
      documentos.push(escrito.numero_documento);
      if (!acudiente) continue;
      const suyo = validarDatosAcudiente({ ...acudiente, id_participante: 1 });
      expect(suyo.apellidos).toMatch(/^Ejemplo /);
      expect(suyo.telefono).toMatch(/^3990\d{6}$/);
      documentos.push(suyo.numero_documento);
    }
    expect(new Set(documentos).size).toBe(23);
    for (const documento of documentos) expect(documento).toMatch(/^9990\d{6}$/);
  });
});
