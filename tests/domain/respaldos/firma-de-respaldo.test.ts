import { describe, expect, it } from 'vitest';
import {
  escribirFirma,
  exigirProcedencia,
  leerFirma,
  type Procedencia,
  textoFirmado,
} from '@/domain/respaldos/firma-de-respaldo';

describe('firma de un respaldo', () => {
  it('se lee la que se escribió', () => {
    const firma = { clave: 'abcd', firma: '0123' };
    expect(leerFirma(escribirFirma(firma))).toEqual(firma);
  });

  it.each(['{', 'null', '{"clave":1,"firma":"x"}', '{"clave":"x"}'])('%j se rechaza', (texto) => {
    expect(() => leerFirma(texto)).toThrow('El respaldo está dañado: su firma no se puede leer.');
  });

  it('lo que se firma de un respaldo no sirve como firma de otra cosa', () => {
    expect(textoFirmado('{}')).toBe('["respaldo","{}"]');
  });
});

describe('de quién es un respaldo', () => {
  const casos: readonly (readonly [Procedencia, string])[] = [
    [{ firma: 'SIN_FIRMA' }, 'El respaldo no está firmado'],
    [
      { firma: 'DE_OTRA_CLAVE', clave: 'ajena', aqui: 'propia' },
      'El respaldo está firmado con otra clave (ajena; la de aquí es propia)',
    ],
    [
      { firma: 'DE_OTRA_CLAVE', clave: 'ajena', aqui: null },
      'El respaldo está firmado (clave ajena) y aquí no hay con qué comprobarlo',
    ],
  ];

  it('con la firma comprobada no hay nada que decir', () => {
    expect(() => exigirProcedencia({ firma: 'COMPROBADA', clave: 'propia' }, false)).not.toThrow();
  });

  it.each(casos)('%j se rechaza con qué es y qué hacer', (procedencia, dice) => {
    expect(() => exigirProcedencia(procedencia, false)).toThrow(dice);
    expect(() => exigirProcedencia(procedencia, false)).toThrow('--sin-comprobar-firma');
  });

  it.each(casos)('%j se admite si lo piden', (procedencia) => {
    expect(() => exigirProcedencia(procedencia, true)).not.toThrow();
  });

  it('solo del que tiene otra clave se dice dónde ponerla', () => {
    for (const [procedencia] of casos) {
      const dicho = () => exigirProcedencia(procedencia, false);
      if (procedencia.firma === 'SIN_FIRMA') expect(dicho).not.toThrow('AUDIT_KEY');
      else expect(dicho).toThrow('AUDIT_KEY');
    }
  });
});
