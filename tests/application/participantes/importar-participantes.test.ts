import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { describe, expect, it } from 'vitest';
import { importarParticipantes } from '@/application/participantes/importar-participantes';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { type FilaImportada, filaCreada, filaRechazada } from '@/domain/shared/importacion/fila-importada';
import type { Rol } from '@/domain/shared/rol';

const importar = (decididas: readonly FilaImportada[] | null = null, rol: Rol = 'ADMINISTRADOR') => {
  const llamadas: unknown[][] = [];
  const participantes = {
    importar: async (filas, opciones, decidir) => {
      llamadas.push([filas, opciones]);
      return decididas ?? decidir({ personas: [], sedes: [] });
    },
  } satisfies Partial<ParticipanteRepository> as unknown as ParticipanteRepository;
  return {
    llamadas,
    hacer: importarParticipantes({ participantes, permisos: permisosDe(rol), reloj: relojEn() }),
  };
};
const [ANA, LUZ] = [
  { nombre: 'Ana Ríos', telefono: '3001234567' },
  { nombre: 'Luz Gil', telefono: '3007654321' },
];

describe('importar participantes', () => {
  it('las buenas van juntas, con su clave; las malas dicen por qué, y cada una queda en su lugar', async () => {
    const { hacer, llamadas } = importar();
    const respuesta = await hacer(
      {
        filas: [
          { nombre: 'A', fecha_nacimiento: '2027-05-01' },
          ANA,
          'texto',
          LUZ,
          { ...ANA, fecha_nacimiento: '2027-05-01' },
        ],
      },
      { clave: 'k' },
    );
    expect(llamadas).toEqual([[[ANA, LUZ], { clave: 'k', simular: false }]]);
    expect(respuesta).toMatchObject({ creadas: 2, duplicadas: 0, rechazadas: 3 });
    expect(respuesta.filas.map(({ resultado }) => resultado)).toEqual([
      'RECHAZADA',
      'CREADA',
      'RECHAZADA',
      'CREADA',
      'RECHAZADA',
    ]);
    expect(respuesta.filas[0]?.campos).toEqual({
      fecha_nacimiento: 'La fecha de nacimiento no puede ser futura',
      nombre: 'Escriba al menos 3 caracteres',
      telefono: 'Este campo es obligatorio',
    });
    expect(respuesta.filas[2]?.campos).toEqual({ nombre: 'Nombre y teléfono son campos obligatorios' });
    expect(Object.keys(respuesta.filas[4]?.campos ?? {})).toEqual(['fecha_nacimiento']);
  });

  it('de lo que está mal dentro de un campo se rechaza su fila, y las demás entran', async () => {
    const { hacer, llamadas } = importar([filaCreada()]);
    const autorizacion_datos = { otorgada: true, fecha: 'ayer', papel: 'sí' };
    const { filas } = await hacer({ filas: [{ ...ANA, autorizacion_datos }, LUZ] });
    expect(Object.keys(filas[0]?.campos ?? {}).sort()).toEqual([
      'autorizacion_datos.fecha',
      'autorizacion_datos.papel',
    ]);
    expect(llamadas[0]?.[0]).toEqual([LUZ]);
  });

  it('la repetida señala la fila como la persona la envió', async () => {
    const repetida: FilaImportada = { ...filaCreada(), resultado: 'DUPLICADA', repite_fila: 0 };
    const { hacer } = importar([filaCreada(), repetida]);
    const { filas, duplicadas } = await hacer({ filas: [{}, ANA, {}, ANA] });
    expect(duplicadas).toBe(1);
    expect(filas.map(({ repite_fila }) => repite_fila)).toEqual([null, null, null, 1]);
  });

  it('simular no escribe', async () => {
    const { hacer, llamadas } = importar();
    await hacer({ filas: [ANA], simular: true });
    expect(llamadas[0]?.[1]).toEqual({ simular: true });
  });

  it('al simular también se mira lo bueno de las malas, y cada una dice todo lo suyo', async () => {
    const { hacer, llamadas } = importar([
      filaRechazada({ numero_documento: 'Ese documento es de Luz' }),
      filaCreada(),
      filaRechazada({}),
      { ...filaCreada(), resultado: 'DUPLICADA', repite_fila: 1 },
    ]);
    const filas = [
      { ...ANA, tipo_documento: 'CC', numero_documento: '43.222.111', fecha_nacimiento: '2027-05-01' },
      LUZ,
      ANA,
      LUZ,
    ];
    const respuesta = await hacer({ filas, simular: true, incompletas: [2] });
    const { fecha_nacimiento: _, ...bueno } = { ...filas[0], numero_documento: '43222111' } as Record<
      string,
      string
    >;
    expect(llamadas).toEqual([[[bueno, LUZ, ANA, LUZ], { simular: true, incompletas: [0, 2] }]]);
    expect(respuesta.filas.map(({ resultado }) => resultado)).toEqual([
      'RECHAZADA',
      'CREADA',
      'RECHAZADA',
      'DUPLICADA',
    ]);
    expect(Object.keys(respuesta.filas[0]?.campos ?? {}).sort()).toEqual([
      'fecha_nacimiento',
      'numero_documento',
    ]);
    expect(respuesta.filas[2]?.campos).toEqual({});
    expect(respuesta.filas[3]?.repite_fila).toBe(1);
  });

  it('la incompleta no se guarda', async () => {
    const { hacer, llamadas } = importar();
    const { filas } = await hacer({ filas: [ANA, LUZ], incompletas: [0] });
    expect(llamadas[0]?.[0]).toEqual([LUZ]);
    expect(filas.map(({ resultado }) => resultado)).toEqual(['RECHAZADA', 'CREADA']);
  });

  it('sin filas buenas no llama a nadie', async () => {
    const { hacer, llamadas } = importar();
    expect(await hacer({ filas: [{}] })).toMatchObject({ creadas: 0, rechazadas: 1 });
    expect(llamadas).toEqual([]);
  });

  it('una falla que no es de los datos no se toma por una fila mala', async () => {
    const { hacer, llamadas } = importar();
    class Ilegible {
      get nombre(): string {
        throw new RangeError('sin memoria');
      }
    }
    await expect(hacer({ filas: [ANA, new Ilegible()] })).rejects.toThrow('sin memoria');
    expect(llamadas).toEqual([]);
  });

  it('una respuesta incompleta no se da por buena', async () => {
    await expect(importar([]).hacer({ filas: [ANA] })).rejects.toThrow(
      'La importación no respondió por todas las filas',
    );
  });

  it.each([
    [{ filas: [] }, { filas: 'El archivo no tiene filas' }],
    [{ filas: Array(2_001).fill(ANA) }, { filas: 'Envíe como máximo 2000 filas a la vez' }],
    [{ filas: [ANA], simular: 'sí' }, { simular: 'Responda sí o no' }],
    [{ filas: [ANA], otro: 1 }, { otro: 'Este campo no se puede enviar' }],
  ])('el pedido %# no se acepta', async (entrada, campos) => {
    const { hacer, llamadas } = importar();
    await expect(hacer(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION', campos });
    expect(llamadas).toEqual([]);
  });

  it('quien consulta no importa', async () => {
    const { hacer, llamadas } = importar(null, 'CONSULTA');
    await expect(hacer({ filas: [ANA] })).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(llamadas).toEqual([]);
  });
});
