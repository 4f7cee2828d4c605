import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { cambiosDeCuentas } from '@/domain/configuracion/cambio-de-cuentas';
import { validarCambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import { CONFIGURACION_INICIAL, esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { parteVisible } from '@/domain/configuracion/configuracion-publica';
import { billeteraDe, cuentaParaDonar } from '@/domain/configuracion/formas-de-donar';
import { ETIQUETA_GRUPO_CUENTA, GRUPOS_CUENTA } from '@/domain/configuracion/grupos-cuenta';
import { digitoDeVerificacion, esNit, formatearNit } from '@/domain/configuracion/nit';

const CUENTA = {
  grupo: 'DESTINOS' as const,
  area: 'Ingresos Mujeres',
  banco: 'Banco Uno',
  tipo: 'Ahorros',
  numero: '123-456 78',
  titular: 'Fundación',
};
const DONACIONES = {
  billetera: 'Nequi',
  llave: '300 123 4567',
  banco: 'Banco Uno',
  tipo: 'Ahorros',
  numero: '0123456789',
  titular: 'Fundación',
};
const campos = (entrada: unknown) => atrapar(() => validarCambiosConfiguracion(entrada)).campos;

describe('las cuentas que se publican', () => {
  it('se guardan y se leen como se escribieron', () => {
    const entrada = { cuentas: [CUENTA], donaciones: DONACIONES };
    expect(validarCambiosConfiguracion(entrada)).toEqual(entrada);
    const leida = esquemaConfiguracion.parse({ ...entrada, version: 4 });
    expect(leida).toEqual({ ...CONFIGURACION_INICIAL, ...entrada, version: 4 });
    expect(parteVisible(leida, [])).toMatchObject(entrada);
  });

  it('los grupos, en el orden de la página', () => {
    expect([...GRUPOS_CUENTA]).toEqual(['SERVICIOS', 'INSTITUCIONAL', 'DESTINOS']);
    expect(ETIQUETA_GRUPO_CUENTA).toEqual({
      SERVICIOS: 'Servicios',
      INSTITUCIONAL: 'Institucional',
      DESTINOS: 'Ingresos por destino',
    });
  });

  it.each(['12', '-123', 'a123', '123a', '1'.repeat(31), '12\n3'])(
    '%j no es un número de cuenta',
    (numero) => {
      const mensaje = 'Escriba el número con dígitos, espacios o guiones (3 a 30)';
      expect(campos({ cuentas: [{ ...CUENTA, numero }] })).toEqual({ 'cuentas.0.numero': mensaje });
      expect(campos({ donaciones: { ...DONACIONES, numero } })).toEqual({ 'donaciones.numero': mensaje });
    },
  );

  it.each(['123', ' 123 ', '1'.repeat(30), '1 2-3'])('%j sí', (numero) => {
    expect(validarCambiosConfiguracion({ cuentas: [{ ...CUENTA, numero }] }).cuentas?.[0]?.numero).toBe(
      numero.trim(),
    );
  });

  it.each([
    ['area', 3, 80],
    ['banco', 2, 80],
    ['tipo', 3, 40],
    ['titular', 3, 120],
  ])('%s de una cuenta: de %i a %i caracteres', (campo, minimo, maximo) => {
    const con = (largo: number) => ({ cuentas: [{ ...CUENTA, [campo]: 'x'.repeat(largo) }] });
    for (const largo of [minimo, maximo]) expect(() => validarCambiosConfiguracion(con(largo))).not.toThrow();
    for (const largo of [minimo - 1, maximo + 1])
      expect(Object.keys(campos(con(largo)))).toEqual([`cuentas.0.${campo}`]);
  });

  it.each([
    ['billetera', 2, 60],
    ['llave', 3, 80],
    ['banco', 2, 80],
    ['tipo', 3, 40],
    ['titular', 3, 120],
  ])('%s de las donaciones: de %i a %i caracteres', (campo, minimo, maximo) => {
    const con = (largo: number) => ({ donaciones: { ...DONACIONES, [campo]: 'x'.repeat(largo) } });
    for (const largo of [minimo, maximo]) expect(() => validarCambiosConfiguracion(con(largo))).not.toThrow();
    for (const largo of [minimo - 1, maximo + 1])
      expect(Object.keys(campos(con(largo)))).toEqual([`donaciones.${campo}`]);
  });

  describe('con una sola forma de donar', () => {
    const BILLETERA = { billetera: 'Nequi', llave: '300 123 4567' };
    const CUENTA_DE_DONAR = {
      banco: 'Banco Uno',
      tipo: 'Ahorros',
      numero: '0123456789',
      titular: 'Fundación',
    };
    const SIN_BILLETERA = { billetera: null, llave: null };
    const SIN_CUENTA = { banco: null, tipo: null, numero: null, titular: null };

    it.each([
      ['solo billetera', BILLETERA, { ...BILLETERA, ...SIN_CUENTA }],
      ['solo cuenta', CUENTA_DE_DONAR, { ...CUENTA_DE_DONAR, ...SIN_BILLETERA }],
      [
        'solo cuenta, con la billetera en blanco',
        { ...CUENTA_DE_DONAR, billetera: '', llave: ' ' },
        { ...CUENTA_DE_DONAR, ...SIN_BILLETERA },
      ],
      ['ninguna', { billetera: '', banco: '', numero: null }, null],
    ])('%s', (_que, escritas, guardadas) => {
      const { donaciones } = validarCambiosConfiguracion({ donaciones: escritas });
      expect(donaciones).toEqual(guardadas);
      expect(esquemaConfiguracion.parse({ donaciones }).donaciones).toEqual(guardadas);
      expect(billeteraDe(donaciones ?? null) !== null).toBe(guardadas?.llave === BILLETERA.llave);
      expect(cuentaParaDonar(donaciones ?? null) !== null).toBe(guardadas?.numero === CUENTA_DE_DONAR.numero);
    });

    it.each([
      [{ billetera: 'Nequi' }, ['llave']],
      [{ ...BILLETERA, banco: 'Banco Uno', numero: '0123456789' }, ['tipo', 'titular']],
      [{ llave: '300', titular: 'Fundación' }, ['billetera', 'banco', 'tipo', 'numero']],
    ])('a medias no: %j', (donaciones, faltan) => {
      expect(campos({ donaciones })).toEqual(
        Object.fromEntries(faltan.map((campo) => [`donaciones.${campo}`, 'Este campo es obligatorio'])),
      );
    });

    it('dicha en palabras no nombra lo que no hay', () => {
      const sin = { cuentas: null, donaciones: null };
      const [cambio] = cambiosDeCuentas(sin, { donaciones: { ...BILLETERA, ...SIN_CUENTA } });
      expect(cambio).toEqual({ que: 'Donaciones', antes: null, despues: 'Nequi 300 123 4567' });
      const [otro] = cambiosDeCuentas(sin, { donaciones: { ...CUENTA_DE_DONAR, ...SIN_BILLETERA } });
      expect(otro?.despues).toBe('Banco Uno, Ahorros, 0123456789, a nombre de Fundación');
    });
  });

  it('hasta cuarenta, sin campos de más', () => {
    const con = (cuantas: number) => ({ cuentas: Array.from({ length: cuantas }, () => CUENTA) });
    expect(validarCambiosConfiguracion(con(40)).cuentas).toHaveLength(40);
    expect(campos(con(41))).toEqual({ cuentas: 'Puede publicar como máximo 40 cuentas' });
    expect(campos({ cuentas: [{ ...CUENTA, saldo: 1 }] })).toEqual({
      'cuentas.0.saldo': 'Este campo no se puede enviar',
    });
    expect(campos({ donaciones: { ...DONACIONES, saldo: 1 } })).toEqual({
      'donaciones.saldo': 'Este campo no se puede enviar',
    });
  });

  it('sin titular, o con uno ilegible, no tiene titular', () => {
    const { titular: _sin, ...cuenta } = CUENTA;
    expect(validarCambiosConfiguracion({ cuentas: [cuenta] }).cuentas).toEqual([cuenta]);
    expect(
      esquemaConfiguracion.parse({
        cuentas: [
          { ...cuenta, titular: 5 },
          { ...cuenta, banco: 5 },
        ],
      }).cuentas,
    ).toEqual([{ ...cuenta, titular: null }]);
    expect(esquemaConfiguracion.parse({ donaciones: { ...DONACIONES, llave: 5 } }).donaciones).toBeNull();
  });
});

describe('los datos de la fundación', () => {
  const DATOS = {
    nombre: 'Fundación de prueba',
    nit: '900.123.456-8',
    telefono: '3001234567',
    telefono_alterno: '6044441234',
    correo: 'info@fundacion.example',
    direccion: 'Calle 1',
    municipio: 'Bello',
    valor_mensualidad: 850_000,
    dia_pago: 5,
    dias_gracia: 5,
    version: 3,
  };

  it('se guardan y se leen como se escribieron', () => {
    expect(validarCambiosConfiguracion(DATOS)).toEqual(DATOS);
    const quien = { actualizado_en: '2026-11-21T10:00:00Z', actualizado_por: 'ana@fundacion.example' };
    expect(esquemaConfiguracion.parse({ ...DATOS, ...quien })).toEqual({
      ...CONFIGURACION_INICIAL,
      ...DATOS,
      ...quien,
    });
    expect(esquemaConfiguracion.parse({ version: -1 }).version).toBe(0);
    expect(esquemaConfiguracion.parse({}).version).toBe(0);
    expect(CONFIGURACION_INICIAL.version).toBe(1);
  });

  it.each([
    ['nombre', 3, 120],
    ['direccion', 3, 200],
    ['municipio', 2, 120],
  ])('%s: de %i a %i caracteres', (campo, minimo, maximo) => {
    const con = (largo: number) => ({ [campo]: 'x'.repeat(largo) });
    for (const largo of [minimo, maximo]) expect(() => validarCambiosConfiguracion(con(largo))).not.toThrow();
    for (const largo of [minimo - 1, maximo + 1]) expect(Object.keys(campos(con(largo)))).toEqual([campo]);
  });

  it.each([
    ['dia_pago', [1, 28], [0, 29]],
    ['valor_mensualidad', [0, 1_000_000_000], [-1, 1_000_000_001]],
    ['version', [0, Number.MAX_SAFE_INTEGER], [-1]],
  ])('%s dentro de sus límites', (campo, buenos, malos) => {
    for (const valor of buenos)
      expect(validarCambiosConfiguracion({ [campo]: valor })).toEqual({ [campo]: valor });
    for (const valor of malos) expect(Object.keys(campos({ [campo]: valor }))).toEqual([campo]);
  });

  it('un NIT equivocado dice cómo se escribe', () => {
    expect(campos({ nit: '900123456-1' })).toEqual({
      nit: 'Revise el NIT: 9 dígitos, guion y el dígito de verificación correcto',
    });
    expect(validarCambiosConfiguracion({ nit: ' 9001234568 ' })).toEqual({ nit: '900.123.456-8' });
  });

  it.each(['1900123456-8', '900123456-88', '90012345-8', '900123456--8', '900123456_8', 'x900123456-8', ''])(
    '%j no es un NIT',
    (nit) => {
      expect(esNit(nit)).toBe(false);
    },
  );

  it('lo que no tiene forma de NIT no se reescribe', () => {
    expect(formatearNit('x9001234568')).toBe('x9001234568');
    expect(formatearNit('90012345689')).toBe('90012345689');
  });

  it.each([
    ['000000000', 0],
    ['000000004', 1],
    ['100000000', 3],
    ['010000000', 7],
    ['001000000', 4],
    ['000100000', 1],
    ['000010000', 3],
    ['000001000', 5],
    ['000000100', 9],
    ['000000010', 4],
    ['000000001', 8],
  ])('el dígito de %s es %i: cada cifra pesa lo suyo', (numero, digito) => {
    expect(digitoDeVerificacion(numero)).toBe(digito);
  });
});
