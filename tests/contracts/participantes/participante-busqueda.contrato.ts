import { unParticipante } from '@tests/builders/un-participante';
import { beforeEach, describe, expect, it } from 'vitest';
import { leerBusquedaDeParticipantes } from '@/domain/participantes/criterios-participantes';
import type { Participante, ParticipanteListado } from '@/domain/participantes/participante';
import { textosDeParticipante } from '@/domain/shared/busqueda/textos-de-persona';
import { coincide } from '@/domain/shared/busqueda/voz';
import { plegar } from '@/domain/shared/textos';
import { idsDe } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';

const PERSONAS = [
  ['Ana María Gil', '1000000001', '3001110001'],
  ['ANÁ Gil', '1000000002', '3001110002'],
  ['Mariana Ana Luz', '1000000003', '3001110003'],
  ['Ángel Santana', 'ANA77', '3001110004'],
  ['María Anabel', '1000000005', '3001110005'],
  ['Beto Ñame', '5550000006', '3001115550'],
  ['100% Ana_Luz', '1000000007', '3001110007'],
  ['Ana', '1000000008', '3001110008'],
  ['50\\50', '1000000009', '3001110009'],
  ['Carla Ruiz', 'X5A1NA9', '3001110010'],
  ['Nora Paz', 'ANA1', '3001110011'],
  ['\u0301\u0302\u0303', 'ANA88', '3001110012'],
  ['Ana Diana', 'ANABEL1', '3001110013'],
  ['Xa9na Gil', '1000000014', '+34600111222'],
  ['Zoe\u{10ffff}\u{10ffff}na', '1000000015', '3001110015'],
  ['Luz O\u2019Connor', '1000000016', '3001110016'],
  ["Sol D'Angelo", '1000000017', '3001110017'],
] as const;

const BUSQUEDAS = [
  ...[
    'ana',
    'Á',
    'an',
    'na',
    'maria',
    'MARÍA',
    'anabel',
    'ñ',
    'name',
    'gil',
    'anb',
    'ana-77',
    '-',
    'xana',
    'a1na',
    'diana',
    'ra',
    'gi',
    'bel',
    '+',
    'anadiana',
    "o'connor",
    'D\u2019ANGELO',
    'zoe\u{10ffff}',
    '\u{10ffff}',
    '\u{10ffff}na',
  ],
  ...['%', '_', '\\', '100%', 'ana_', '50\\', '5', '555', '300', '1000000008', '3001110008', '100'],
  ...['ana gil', 'gil ana', 'ana ana', 'maria ana', 'ana 1000', '100% luz', 'zzz'],
  ...[
    'CC 1.000.000.008',
    '1.000.000.0',
    'pa ana-77',
    '300 111 0008',
    '+57 300 111 0004',
    '+34 600-111-222',
    'gil, ana',
  ],
  ...['activo', 'preingreso', 'ana preingreso', 'sin documento'],
];

/** The whole answer of a search, against what the domain says that matches. */
export const participanteBusqueda = (mundo: () => Mundo): void => {
  describe('buscar: words', () => {
    let personas: Participante[];
    beforeEach(async () => {
      personas = [];
      for (const [nombre, documento, telefono] of PERSONAS) {
        const tipo = /\D/.test(documento) ? 'PA' : 'CC';
        const datos = unParticipante()
          .llamado(nombre)
          .conDocumento(documento, tipo)
          .conTelefono(telefono)
          .datos();
        personas.push(await mundo().participantes.crear(datos));
      }
    });

    const clave = ({ nombre }: Participante) => plegar(nombre);
    const deMenorAMayor = (a: Participante, b: Participante) =>
      Number(clave(a) > clave(b)) - Number(clave(a) < clave(b));
    const queCoinciden = (buscar: string) =>
      personas
        .filter((p) =>
          coincide(leerBusquedaDeParticipantes(buscar), { textos: textosDeParticipante(p), registro: p }),
        )
        .sort(deMenorAMayor);
    const todas = (criterios: object) =>
      mundo().participantes.buscar({ pagina: 1, limite: 100, ...criterios });

    it('finds each word wherever it is, once, in order and counted', async () => {
      for (const buscar of BUSQUEDAS) {
        const esperadas = queCoinciden(buscar);
        const nombres = esperadas.map((p) => p.nombre);
        const { datos, total } = await todas({ buscar });
        expect(
          datos.map((p) => p.nombre),
          buscar,
        ).toEqual(nombres);
        expect(total, buscar).toBe(nombres.length);
        const alReves = await todas({ buscar, orden: '-nombre' });
        expect(
          alReves.datos.map((p) => p.nombre),
          buscar,
        ).toEqual(nombres.reverse());
        const porCambio = await todas({ buscar, orden: 'actualizado_en' });
        expect(idsDe(porCambio.datos).sort(), buscar).toEqual(idsDe(esperadas).sort());
      }
    });

    it('cuts the pages of a search, each with the total, also past the last', async () => {
      const esperadas = queCoinciden('ana');
      const vistas: string[] = [];
      for (let pagina = 1; pagina <= Math.ceil(esperadas.length / 3); pagina++) {
        const { datos, total } = await todas({ buscar: 'ana', pagina, limite: 3 });
        vistas.push(...datos.map((p) => p.nombre));
        expect(total).toBe(esperadas.length);
      }
      expect(vistas).toEqual(esperadas.map((p) => p.nombre));
      expect(await todas({ buscar: 'ana', pagina: 9 })).toEqual({ datos: [], total: esperadas.length });
    });

    // One by one: the order of a page says nothing of which rows it has.
    it.each([
      ['ana', 'Ana', 'Ána'],
      ['beto', 'Beto Ñame', 'Beto Name'],
    ])(
      'equal names found by %j come by id in the direction of the list',
      async (buscar, nombre, otroNombre) => {
        const primera = personas.find((p) => p.nombre === nombre);
        const otra = await mundo().participantes.crear(unParticipante().llamado(otroNombre).datos());
        const porId = [String(primera?.id), String(otra.id)];
        const cuantas = queCoinciden(buscar).length + 1;
        const iguales = async (orden: string) => {
          const vistas: ParticipanteListado[] = [];
          for (let pagina = 1; pagina <= cuantas; pagina++)
            vistas.push(...(await todas({ buscar, orden, pagina, limite: 1 })).datos);
          expect(vistas).toEqual((await todas({ buscar, orden })).datos);
          return idsDe(vistas.filter((p) => plegar(p.nombre) === plegar(nombre)));
        };
        expect(await iguales('nombre')).toEqual(porId);
        expect(await iguales('-nombre')).toEqual(porId.toReversed());
      },
    );

    it('searches with a filter, and among the archived ones only when asked', async () => {
      const [primera, , tercera] = personas;
      for (const persona of [primera, tercera])
        await mundo().participantes.actualizar(persona?.id ?? '', { archivado: true });
      const archivadas = await todas({ buscar: 'ana', archivados: true });
      expect(archivadas.datos.map((p) => p.nombre)).toEqual(['Ana María Gil', 'Mariana Ana Luz']);
      expect(archivadas.total).toBe(2);
      expect((await todas({ buscar: 'ana' })).total).toBe(queCoinciden('ana').length - 2);
      expect((await todas({ buscar: 'ana', estado: 'EGRESADO' })).total).toBe(0);
    });
  });
};
