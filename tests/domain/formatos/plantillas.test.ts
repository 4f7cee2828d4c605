import { unFormato } from '@tests/builders/un-formato';
import { describe, expect, it } from 'vitest';
import { variablesDe } from '@/domain/formatos/contenido-formato';
import { validarDatosFormato } from '@/domain/formatos/datos-formato';
import { analizarMarcado, type Bloque } from '@/domain/formatos/marcado';
import { PLANTILLAS_INICIALES } from '@/domain/formatos/plantillas/plantillas-iniciales';
import { agruparVersiones, paqueteDeIngreso } from '@/domain/formatos/versiones-formato';

const guardadas = PLANTILLAS_INICIALES.map((datos, i) =>
  unFormato()
    .con(datos)
    .almacenado({ id: i + 1, estado: 'VIGENTE', edicion: 1 }),
);
const firmasDe = (bloques: readonly Bloque[]) =>
  bloques.flatMap((bloque) => (bloque.tipo === 'firmas' ? bloque.firmas : []));

describe('las plantillas que trae el producto', () => {
  it.each(PLANTILLAS_INICIALES)('$codigo se puede guardar como viene', (plantilla) => {
    expect(validarDatosFormato(plantilla)).toEqual(plantilla);
  });

  it.each(PLANTILLAS_INICIALES)('$codigo respeta a quien la lee', ({ contenido }) => {
    expect(contenido).not.toMatch(/\bintern[oa]s?\b|reclus|fuga|adict|paciente/i);
    expect(contenido).not.toMatch(/<|>|\.\.\./);
  });

  it('todas nombran a la persona y, menos las que solo expide la fundación, ella las firma', () => {
    for (const { codigo, contenido } of PLANTILLAS_INICIALES) {
      const bloques = analizarMarcado(contenido);
      expect(variablesDe(bloques), codigo).toContain('participante.nombre');
      const firma = firmasDe(bloques).some((lineas) =>
        lineas[0]?.some((parte) => parte.tipo === 'variable' && parte.nombre === 'participante.nombre'),
      );
      expect(firma, codigo).toBe(codigo !== 'PAZ_Y_SALVO');
    }
  });

  it('la autorización de datos dice lo que pide la Ley 1581', () => {
    const { contenido } = PLANTILLAS_INICIALES.find(({ codigo }) => codigo === 'AUTORIZACION_DATOS') ?? {
      contenido: '',
    };
    for (const parte of [
      'Ley 1581 de 2012',
      'no está obligado',
      '{{fundacion.nit}}',
      'Superintendencia de Industria y Comercio',
      'Revocar',
      '10 días hábiles',
      '15 días hábiles',
    ])
      expect(contenido).toContain(parte);
  });

  it('el paquete de ingreso son las vigentes de ese día, en el orden en que se leen', () => {
    expect(paqueteDeIngreso(guardadas).map(({ codigo }) => codigo)).toEqual([
      'INGRESO',
      'PERTENENCIAS',
      'AUTORIZACION_IMAGEN',
      'AUTORIZACION_DATOS',
      'REGLAMENTO',
      'ACUERDO_PAGO',
    ]);
    const sinReglas = guardadas.map((f) =>
      f.codigo === 'REGLAMENTO' ? { ...f, estado: 'OBSOLETO' as const } : f,
    );
    expect(paqueteDeIngreso(sinReglas).map(({ codigo }) => codigo)).not.toContain('REGLAMENTO');
  });
});

describe('agruparVersiones', () => {
  const version = (edicion: number, estado: 'BORRADOR' | 'VIGENTE' | 'OBSOLETO') =>
    unFormato().conCodigo('CARTA').almacenado({ id: edicion, edicion, estado });

  it('muestra la vigente; sin ella el borrador; sin él la última', () => {
    const actual = (...versiones: ReturnType<typeof version>[]) => agruparVersiones(versiones)[0];
    expect(actual(version(1, 'OBSOLETO'), version(2, 'VIGENTE'), version(3, 'BORRADOR'))).toMatchObject({
      actual: { edicion: 2 },
      borrador: { edicion: 3 },
      versiones: [{ edicion: 3 }, { edicion: 2 }, { edicion: 1 }],
    });
    expect(actual(version(1, 'OBSOLETO'), version(2, 'BORRADOR'))?.actual.edicion).toBe(2);
    expect(actual(version(1, 'OBSOLETO'), version(2, 'OBSOLETO'))).toMatchObject({
      actual: { edicion: 2 },
      borrador: null,
    });
  });
});
