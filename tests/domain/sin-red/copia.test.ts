import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it } from 'vitest';
import { esquemaNovedad } from '@/domain/participantes/bitacora/novedad';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { ROLES, type Rol } from '@/domain/shared/rol';
import {
  type DatosDeCopia,
  diasDeCopia,
  esquemaCopia,
  esquemaCopiaPedida,
  llevaSalud,
  recortarCopia,
} from '@/domain/sin-red/copia';

const MINIMA = { marca: 'una', rol: 'CONSULTA', configuracion: {} };
const ajustes = (salud_sin_red: boolean | null) => ({ dias_sin_red: null, salud_sin_red });

const novedad = (id: number, tipo: string, texto: string) =>
  esquemaNovedad.parse({
    ...{ id, tipo, texto, participante_id: 1 },
    ...{ ocurrio_en: '2026-11-24T13:00:00.000Z', creado_en: '2026-11-24T13:00:00.000Z' },
  });
const DATOS: DatosDeCopia = {
  ...esquemaCopia.parse(MINIMA),
  participantes: [unParticipante().con({ alergias: 'Penicilina', medicamentos: 'Litio' }).almacenado(1)],
  novedades: [
    novedad(4, 'VISITA', 'Vino la mamá'),
    novedad(5, 'SALUD', 'Tuvo fiebre'),
    novedad(6, 'LLAMADA', 'Llamó el hermano'),
  ],
};

describe('lo que el equipo de cada quien puede guardar', () => {
  it.each<[Rol, boolean | null, boolean]>([
    ['ADMINISTRADOR', true, true],
    ['ADMINISTRADOR', false, false],
    ['ADMINISTRADOR', null, false],
    ['CONSULTA', true, false],
    ['CONSULTA', false, false],
  ])('un %s con la salud permitida en %s: lleva salud, %s', (rol, permitida, lleva) => {
    expect(llevaSalud(rol, ajustes(permitida))).toBe(lleva);
  });

  it('con permiso lo lleva todo', () => {
    expect(recortarCopia(DATOS, 'ADMINISTRADOR', ajustes(true))).toEqual(DATOS);
  });

  it.each(ROLES)('sin él, un %s no lleva nada de la salud de nadie, ni el nombre de esos datos', (rol) => {
    const copia = recortarCopia(DATOS, rol, ajustes(false));
    expect(copia).toMatchObject({ sedes: [], participantes: [{ id: 1, nombre: 'Camilo Ejemplo' }] });
    for (const campo of CAMPOS_RESERVADOS) expect(copia.participantes[0]).not.toHaveProperty(campo);
    expect(copia.novedades.map(({ texto }) => texto)).toEqual(['Vino la mamá', 'Llamó el hermano']);
  });

  it.each<[Rol, number[]]>([
    ['ADMINISTRADOR', [4, 6]],
    ['CONSULTA', [1, 2]],
  ])('un %s ve las novedades con los números %j: quien las corrige las nombra por el suyo', (rol, ids) => {
    expect(recortarCopia(DATOS, rol, ajustes(false)).novedades.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [null, 3],
    [1, 1],
    [15, 15],
  ])('con los días en %s se puede leer %i días', (dias_sin_red, dias) => {
    expect(diasDeCopia({ dias_sin_red, salud_sin_red: null })).toBe(dias);
  });
});

describe('lo que responde el servicio', () => {
  it('es que dice lo mismo, o una copia', () => {
    const copia = esquemaCopia.parse(MINIMA);
    expect(esquemaCopiaPedida.parse({ igual: true })).toEqual({ igual: true });
    expect(esquemaCopiaPedida.parse(copia)).toEqual(copia);
    for (const otra of [{}, { igual: false }]) expect(esquemaCopiaPedida.safeParse(otra).success).toBe(false);
  });

  it('la que no dice si cupieron todos es de antes de que hubiera quien no cupiera', () => {
    expect(esquemaCopia.parse(MINIMA).completa).toBe(true);
  });
});
