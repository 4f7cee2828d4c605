import { unFormato } from '@tests/builders/un-formato';
import { describe, expect, it } from 'vitest';
import { papelNuevo, validarDatosPapel } from '@/domain/formatos/datos-papel';
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

  it('no es de mañana', () => {
    expect(() => validarDatosPapel({ fecha: '2026-11-22' }, 7, HOY)).toThrow('Revise los campos señalados');
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
      expect(en(ajeno), ajeno).toThrow();
  });
});
