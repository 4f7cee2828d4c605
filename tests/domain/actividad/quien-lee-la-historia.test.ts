import { describe, expect, it } from 'vitest';
import { ENTIDADES_ACTIVIDAD } from '@/domain/actividad/entidades-actividad';
import { leeLaHistoria } from '@/domain/actividad/quien-lee-la-historia';
import { APIS } from '@/domain/manifiestos';
import type { Api } from '@/domain/shared/politica/manifiesto';

const LECTURAS = APIS.flatMap(({ lecturas = {}, llamadas }: Api) =>
  Object.entries(lecturas).map(([entidad, llamada]) => ({ entidad, permiso: llamadas[llamada] })),
);

describe('quién lee la historia de un registro', () => {
  it('ADMINISTRADOR, la de todos; CONSULTA, la de lo que puede leer', () => {
    expect(ENTIDADES_ACTIVIDAD.filter((entidad) => !leeLaHistoria(entidad, 'ADMINISTRADOR'))).toEqual([]);
    expect(ENTIDADES_ACTIVIDAD.filter((entidad) => !leeLaHistoria(entidad, 'CONSULTA')).join(' ')).toBe(
      'foto novedad enlace_de_cuenta usuario configuracion sitio archivo exportacion actividad revision',
    );
  });

  it('cada lectura es de una entidad con historia, una sola vez, y de una llamada de su propia sección', () => {
    const entidades = LECTURAS.map(({ entidad }) => entidad);
    expect(new Set(entidades).size).toBe(entidades.length);
    expect(
      entidades.filter((entidad) => !(ENTIDADES_ACTIVIDAD as readonly string[]).includes(entidad)),
    ).toEqual([]);
    expect(LECTURAS.filter(({ permiso }) => permiso === undefined)).toEqual([]);
  });
});
