import { PUBLICADO } from '@tests/builders/publicado';
import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { validarCambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import { CONFIGURACION_INICIAL, esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { esquemaConfiguracionPublica, parteVisible } from '@/domain/configuracion/configuracion-publica';
import { digitoDeVerificacion, esNit, formatearNit, nitParaPegar } from '@/domain/configuracion/nit';

const CUENTA = { grupo: 'SERVICIOS', area: 'Laboratorios', banco: 'Banco', tipo: 'Ahorros', numero: '123-4' };

describe('NIT', () => {
  it.each([
    ['800197268', 4],
    ['899999068', 1],
    ['890903938', 8],
    ['900123456', 8],
  ])('el dígito de verificación de %s es %i', (numero, digito) => {
    expect(digitoDeVerificacion(numero)).toBe(digito);
    expect(esNit(`${numero}-${digito}`)).toBe(true);
    expect(esNit(`${numero}-${(digito + 1) % 10}`)).toBe(false);
  });

  it.each([
    '900.123.456-8',
    '900123456-8',
    '9001234568',
    ' 900 123 456 8 ',
    'NIT 900.123.456-8',
    'Nit: 900.123.456 – 8',
    'N.I.T. 900.123.456‑8',
    'NIT. 900,123,456-8',
    'NIT:900.123.456-8',
  ])('se acepta como se escribe o se pega, y queda de una sola forma: %s', (nit) => {
    expect(esNit(nit)).toBe(true);
    expect(formatearNit(nit)).toBe('900.123.456-8');
  });

  it.each(['CC 900.123.456-8', '900.123.456-8 Bello', '900.123.456--8', '900.NIT 123.456-8'])(
    'no se adivina: %s',
    (escrito) => {
      expect(esNit(escrito)).toBe(false);
    },
  );
});

it('el NIT se copia en dígitos: el banco no recibe otra cosa', () => {
  expect(nitParaPegar('900.123.456-8')).toBe('9001234568');
});

describe('cambios de la configuración', () => {
  it('normaliza lo escrito y convierte lo vacío en nada', () => {
    expect(
      validarCambiosConfiguracion({
        nit: '9001234568',
        telefono: '+57 300 123 4567',
        correo: '  ',
        version: 2,
      }),
    ).toEqual({ nit: '900.123.456-8', telefono: '3001234567', correo: null, version: 2 });
  });

  it.each([
    [{ nit: '900.123.456-1' }, 'nit'],
    [{ dia_pago: 29 }, 'dia_pago'],
    [{ valor_mensualidad: -1 }, 'valor_mensualidad'],
    [{ valor_mensualidad: 1.5 }, 'valor_mensualidad'],
    [{ cuentas: [{ ...CUENTA, numero: 'abc' }] }, 'cuentas.0.numero'],
    [{ cuentas: [{ ...CUENTA, grupo: 'OTRO' }] }, 'cuentas.0.grupo'],
    [{ cuentas: Array.from({ length: 41 }, () => CUENTA) }, 'cuentas'],
    [{ donaciones: { billetera: 'Nequi' } }, 'donaciones.llave'],
    [{ inventado: 1 }, 'inventado'],
  ])('rechaza %j señalando el campo', (entrada, campo) => {
    const error = atrapar(() => validarCambiosConfiguracion(entrada));
    expect(error.codigo).toBe('VALIDACION');
    expect(Object.keys(error.campos)).toContain(campo);
  });
});

describe('lectura', () => {
  it('lo que no se puede leer queda como no escrito, sin perder lo demás', () => {
    const leida = esquemaConfiguracion.parse({
      nombre: 7,
      municipio: 'Bello',
      cuentas: [CUENTA, { numero: 1 }],
      donaciones: 'no',
    });
    expect(leida).toMatchObject({ nombre: null, municipio: 'Bello', donaciones: null });
    expect(leida.cuentas).toEqual([{ ...CUENTA, titular: null }]);
  });

  const NADA = { cuentas: null, donaciones: null, identidad: null, sedes: [] };

  it('sin nombre, nada de quien es la fundación es visible', () => {
    expect(parteVisible({ ...CONFIGURACION_INICIAL, nit: '1', correo: 'a@b.example' }, [])).toEqual(NADA);
  });

  it('lo visible para cualquiera es quién es, sus sedes abiertas, sus cuentas y sus donaciones', () => {
    const sede = { direccion: 'Calle 1', municipio: 'Bello', telefono: null, archivado_en: null };
    const casas = [
      { ...sede, nombre: 'Zona', estado: 'ACTIVA' },
      { ...sede, nombre: 'Ánimo', estado: 'ACTIVA' },
      { ...sede, nombre: 'Cerrada', estado: 'INACTIVA' },
      { ...sede, nombre: 'Guardada', estado: 'ACTIVA', archivado_en: '2026-11-24T10:00:00Z' },
    ];
    const visible = parteVisible({ ...CONFIGURACION_INICIAL, nombre: 'Casa', dia_pago: 5 }, casas);
    expect(visible.sedes.map(({ nombre }) => nombre)).toEqual(['Ánimo', 'Zona']);
    expect(Object.keys(visible.sedes[0] ?? {}).sort()).toEqual([
      ...['direccion', 'municipio', 'nombre', 'telefono'],
    ]);
    expect(visible.identidad).toMatchObject({ nombre: 'Casa', telefono: null, logo: null });
    expect(visible.identidad).not.toHaveProperty('dia_pago');
  });

  it('quien la lee sin entrar recibe lo publicado, y nada más', () => {
    const donaciones = {
      billetera: 'Nequi',
      llave: '3001234567',
      banco: 'Banco',
      tipo: 'Ahorros',
      numero: '123-4',
      titular: 'Fundación',
    };
    const { identidad, sedes } = PUBLICADO;
    const logo = { direccion: '/marca/logo.png', ancho: 240, alto: 96 };
    const visible = {
      cuentas: [{ ...CUENTA, titular: null }],
      donaciones,
      identidad: { ...identidad, logo },
      sedes,
    };
    const ajeno = { version: 3, archivado_en: null };
    expect(
      esquemaConfiguracionPublica.parse({
        ...visible,
        ...ajeno,
        identidad: { ...visible.identidad, ...ajeno, logo: { ...logo, ...ajeno } },
        sedes: sedes.map((sede) => ({ ...sede, ...ajeno })),
      }),
    ).toEqual(visible);
    expect(esquemaConfiguracionPublica.parse({ version: 3 })).toEqual(NADA);
  });
});
