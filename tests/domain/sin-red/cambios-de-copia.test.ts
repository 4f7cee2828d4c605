import { describe, expect, it } from 'vitest';
import { cambiosAjenos } from '@/domain/sin-red/cambios-de-copia';
import { esquemaCopia } from '@/domain/sin-red/copia';

const YO = 'yo@fundacion.example';
const OTRA = 'otra@fundacion.example';
const CUANDO = '2026-11-24T14:00:00.000Z';

const participante = (
  id: number,
  version: number,
  actualizado_por: string | null,
  nombre = `Persona ${id}`,
) => ({
  id,
  nombre,
  telefono: '3001234567',
  version,
  actualizado_por,
});
const copia = (datos: object) =>
  esquemaCopia.parse({
    marca: 'una',
    rol: 'ADMINISTRADOR',
    configuracion: {},
    ...datos,
  });

describe('cambiosAjenos', () => {
  it('tells what others changed or brought, and neither what is the same nor what one wrote', () => {
    const antes = copia({
      participantes: [participante(1, 1, OTRA), participante(2, 1, OTRA), participante(3, 1, null)],
    });
    const ahora = copia({
      participantes: [
        participante(1, 1, OTRA),
        participante(2, 2, OTRA, 'Ana Gil'),
        participante(3, 2, YO),
        { ...participante(4, 1, OTRA), actualizado_en: CUANDO },
      ],
    });
    expect(cambiosAjenos(antes, ahora, YO)).toEqual([
      { que: 'participante', id: 2, nombre: 'Ana Gil', participante_id: 2, quien: OTRA, cuando: null },
      { que: 'participante', id: 4, nombre: 'Persona 4', participante_id: 4, quien: OTRA, cuando: CUANDO },
    ]);
    expect(cambiosAjenos(ahora, ahora, YO)).toEqual([]);
  });

  it('names a guardian and a fee by whose they are, and a venue by itself', () => {
    const personas = { participantes: [participante(1, 1, null, 'Ana Gil')] };
    const ahora = copia({
      ...personas,
      acudientes: [
        {
          id: 5,
          id_participante: 1,
          numero_documento: '77',
          nombres: 'Rosa',
          apellidos: 'Gil',
          version: 2,
          actualizado_por: OTRA,
        },
      ],
      sedes: [{ id: 6, nombre: 'Bello', direccion: 'Calle 1 # 2-3', version: 2, actualizado_por: OTRA }],
      mensualidades: [
        {
          id: 7,
          participante_id: 1,
          periodo: '2026-11',
          valor: 850_000,
          saldo: 850_000,
          version: 2,
          actualizado_por: OTRA,
        },
        {
          id: 8,
          participante_id: 9,
          periodo: '2026-11',
          valor: 850_000,
          saldo: 850_000,
          version: 2,
          actualizado_por: OTRA,
        },
      ],
    });
    expect(
      cambiosAjenos(copia(personas), ahora, YO).map(({ que, nombre, participante_id }) => [
        que,
        nombre,
        participante_id,
      ]),
    ).toEqual([
      ['acudiente', 'Rosa Gil, de Ana Gil', 1],
      ['sede', 'Bello', null],
      ['mensualidad', 'Mensualidad de Ana Gil', 1],
      ['mensualidad', 'Mensualidad de una persona', 9],
    ]);
  });
});
