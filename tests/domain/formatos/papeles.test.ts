import { unFormato } from '@tests/builders/un-formato';
import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import {
  cambiosDePapel,
  errorArchivoPerdido,
  esquemaPapelVisto,
  exigirElVisto,
  type PapelVisto,
  papelNuevo,
  validarDatosPapel,
} from '@/domain/formatos/datos-papel';
import type { CategoriaFormato, EstadoFormato } from '@/domain/formatos/formato';
import { esquemaPapelRecibido } from '@/domain/formatos/papel-recibido';
import { papelesDeIngreso, papelesQueFaltan } from '@/domain/formatos/papeles-de-ingreso';

const HOY = '2026-11-21';

const plantilla = (codigo: string, categoria: CategoriaFormato, estado: EstadoFormato = 'VIGENTE') =>
  unFormato()
    .con({ codigo, nombre: `El ${codigo}`, categoria })
    .almacenado({ id: codigo, estado, edicion: 1 });

const recibido = (codigo: string) =>
  esquemaPapelRecibido.parse({ id: codigo, participante_id: 7, codigo, fecha: HOY });

describe('los papeles de un ingreso', () => {
  it('son las plantillas vigentes de ingreso y de privacidad, el reglamento y el acuerdo de pago', () => {
    const formatos = [
      plantilla('CARTA', 'INGRESO'),
      plantilla('AUTORIZACION', 'PRIVACIDAD'),
      plantilla('REGLAMENTO', 'CONVIVENCIA'),
      plantilla('ACUERDO_PAGO', 'FINANZAS'),
      plantilla('VISITA', 'CONVIVENCIA'),
      plantilla('PAZ', 'EGRESO'),
      plantilla('BORRADOR', 'INGRESO', 'BORRADOR'),
      plantilla('VIEJA', 'INGRESO', 'OBSOLETO'),
    ];
    const papeles = papelesDeIngreso(formatos, [recibido('REGLAMENTO')]);
    expect(papeles.map(({ codigo }) => codigo).sort()).toEqual([
      'ACUERDO_PAGO',
      'AUTORIZACION',
      'CARTA',
      'REGLAMENTO',
    ]);
    expect(papelesQueFaltan(papeles).map(({ codigo }) => codigo)).not.toContain('REGLAMENTO');
    expect(papelesQueFaltan(papeles)).toHaveLength(3);
  });

  it('lo que se recibió y ya nadie pide se sigue viendo, de último y con su nombre mientras se sepa', () => {
    const formatos = [plantilla('VIEJA', 'INGRESO', 'OBSOLETO'), plantilla('CARTA', 'INGRESO')];
    const papeles = papelesDeIngreso(formatos, [recibido('VIEJA'), recibido('OLVIDADA')]);
    expect(papeles.map(({ nombre }) => nombre)).toEqual(['El CARTA', 'El VIEJA', 'OLVIDADA']);
    expect(papelesQueFaltan(papeles).map(({ nombre }) => nombre)).toEqual(['El CARTA']);
  });
});

describe('recibir un papel', () => {
  it('sin fecha es de hoy, y sin archivo es solo el papel', () => {
    const nuevo = (entrada: object) => papelNuevo(validarDatosPapel(entrada, 7, HOY), HOY);
    expect(nuevo({})).toEqual({ fecha: HOY, archivo: null });
    expect(nuevo({ fecha: '3/4/26' })).toEqual({ fecha: '2026-04-03', archivo: null });
  });

  it('es de hoy o de antes, no de mañana', () => {
    expect(validarDatosPapel({ fecha: HOY }, 7, HOY)).toEqual({ fecha: HOY });
    expect(atrapar(() => validarDatosPapel({ fecha: '2026-11-22' }, 7, HOY))).toMatchObject({
      message: 'Revise los campos señalados',
      campos: { fecha: 'La fecha no puede ser futura' },
    });
  });

  it('su archivo está en la carpeta de la persona, y no en la de otra que empieza igual', () => {
    const en = (archivo: string) => () => validarDatosPapel({ archivo }, 7, HOY);
    expect(en('formatos/participantes/7/pdf/carta.pdf')()).toMatchObject({
      archivo: 'formatos/participantes/7/pdf/carta.pdf',
    });
    for (const ajeno of [
      'formatos/carta.pdf',
      'formatos/participantes/77/carta.pdf',
      'formatos/participantes/7',
    ])
      expect(atrapar(en(ajeno)).campos, ajeno).toEqual({
        archivo: 'El archivo no está en la carpeta del participante',
      });
  });

  it('de un archivo que se perdió se dice en qué campo', () => {
    expect(errorArchivoPerdido().campos).toEqual({ archivo: 'No está en la carpeta del participante' });
  });
});

describe('un papel que ya está', () => {
  const antes = { ...recibido('CARTA'), id: 4, version: 2, archivo: 'formatos/participantes/7/carta.pdf' };
  const guardado = { fecha: antes.fecha, archivo: antes.archivo };
  const AYER = '2026-11-20';

  it.each<[string, PapelVisto]>([
    ['nada', {}],
    ['cuál', { papel: 4 }],
    ['su versión', { version: 2 }],
    ['cuál y su versión', { papel: '4', version: 2 }],
  ])('diciendo %s del que se vio, se cambia solo lo escrito, y se puede quitar', (_caso, visto) => {
    expect(cambiosDePapel(antes, { ...visto, fecha: AYER })).toEqual({ ...guardado, fecha: AYER });
    expect(cambiosDePapel(antes, { ...visto, archivo: null })).toEqual({ ...guardado, archivo: null });
    expect(() => exigirElVisto(antes, visto)).not.toThrow();
  });

  it.each<[string, PapelVisto]>([
    ['otro papel', { papel: 5, version: 2 }],
    ['otro papel sin versión', { papel: 5 }],
    ['otra versión', { papel: 4, version: 1 }],
    ['ninguno', { version: 0 }],
  ])('a quien vio %s se le dice lo que hay, salvo que ya diga lo mismo', (_caso, visto) => {
    for (const otro of [{ fecha: AYER }, { archivo: null }, { fecha: AYER, archivo: null }])
      expect(atrapar(() => cambiosDePapel(antes, { ...visto, ...otro }))).toMatchObject({
        codigo: 'VERSION_OBSOLETA',
        actual: antes,
      });
    expect(cambiosDePapel(antes, { ...visto, ...guardado })).toBeNull();
    expect(atrapar(() => exigirElVisto(antes, visto))).toMatchObject({
      codigo: 'VERSION_OBSOLETA',
      actual: antes,
    });
  });

  it('para quitarlo se dice cuál y en qué versión', () => {
    expect(esquemaPapelVisto.parse({ papel: 4, version: 2 })).toEqual({ papel: 4, version: 2 });
  });
});
