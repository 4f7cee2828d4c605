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
import { NOMBRES_HOMBRE, NOMBRES_MUJER } from '@/domain/sistema/nombres-de-ejemplo';

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
  expect([SIN_NADIE, { participantes: 1, acudientes: 2 }].map(realesEnPalabras)).toEqual([
    '',
    '1 participante y 2 acudientes',
  ]);
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
    expect(gente.filter(({ permiso }) => permiso)).toHaveLength(2);
    expect(gente.filter(({ novedad }) => novedad)).toHaveLength(3);
    expect(gente.filter(({ participante }) => participante.estado === 'EGRESADO')).toHaveLength(2);
    expect(new Set(gente.flatMap(({ pagos }) => pagos))).toEqual(new Set(['TODO', 'MITAD', 'NADA']));
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
