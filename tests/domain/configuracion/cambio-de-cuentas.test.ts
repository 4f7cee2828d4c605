import { CUENTAS_PUBLICADAS, DONACIONES_PUBLICADAS } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import { avisoDeCuentas } from '@/domain/configuracion/aviso-de-cuentas';
import { cambiosDeCuentas, hayCuentasPublicadas } from '@/domain/configuracion/cambio-de-cuentas';
import { esquemaConfiguracion } from '@/domain/configuracion/configuracion';

const publicadas = (cuentas: unknown = CUENTAS_PUBLICADAS, donaciones: unknown = DONACIONES_PUBLICADAS) =>
  esquemaConfiguracion.parse({ cuentas, donaciones });
const [LABORATORIOS, PSIQUIATRIA, ...DEMAS] = CUENTAS_PUBLICADAS as [
  (typeof CUENTAS_PUBLICADAS)[number],
  (typeof CUENTAS_PUBLICADAS)[number],
];

describe('cambiosDeCuentas', () => {
  it('nada cambia con lo mismo, con lo que no se escribe, ni con otro orden', () => {
    expect(cambiosDeCuentas(publicadas(), {})).toEqual([]);
    const sinTitular = CUENTAS_PUBLICADAS.map(({ titular, ...cuenta }) =>
      titular === null ? cuenta : { ...cuenta, titular },
    );
    const { billetera, ...resto } = DONACIONES_PUBLICADAS;
    const igual = { cuentas: sinTitular, donaciones: { ...resto, billetera } };
    expect(cambiosDeCuentas(publicadas(), igual)).toEqual([]);
    expect(cambiosDeCuentas(publicadas(), { cuentas: [...CUENTAS_PUBLICADAS].reverse() })).toEqual([]);
  });

  it('un número corregido se dice antes y después, y las que siguen a una quitada no cambian', () => {
    const cuentas = [{ ...PSIQUIATRIA, numero: '777-888' }, ...DEMAS];
    expect(cambiosDeCuentas(publicadas(), { cuentas })).toEqual([
      {
        que: 'Servicios: Psiquiatría',
        antes: 'Banco de la prueba, Ahorros, 000-000000-02',
        despues: 'Banco de la prueba, Ahorros, 777-888',
      },
      { que: 'Servicios: Laboratorios', antes: 'Banco de la prueba, Ahorros, 000-000000-01', despues: null },
    ]);
  });

  it('el grupo, el titular y cada dato de las donaciones cuentan', () => {
    const titular = 'Otra persona';
    const despues = 'Banco de la prueba, Ahorros, 000-000000-01, a nombre de Otra persona';
    expect(
      cambiosDeCuentas(publicadas([LABORATORIOS]), { cuentas: [{ ...LABORATORIOS, titular }] }),
    ).toMatchObject([{ despues }]);
    expect(
      cambiosDeCuentas(publicadas([LABORATORIOS]), { cuentas: [{ ...LABORATORIOS, grupo: 'DESTINOS' }] }),
    ).toHaveLength(2);
    for (const campo of Object.keys(DONACIONES_PUBLICADAS)) {
      const donaciones = { ...DONACIONES_PUBLICADAS, [campo]: '999' };
      expect(cambiosDeCuentas(publicadas(), { donaciones })).toMatchObject([{ que: 'Donaciones' }]);
    }
  });

  it('las donaciones que se quitan se dicen con todos sus datos', () => {
    expect(cambiosDeCuentas(publicadas(), { donaciones: null })).toEqual([
      {
        que: 'Donaciones',
        antes:
          'Nequi 300 000 0000, Banco de la prueba, Cuenta de ahorros, 000-000000-00, a nombre de Casa de la prueba',
        despues: null,
      },
    ]);
  });

  it('sin lista quedan quitadas las que había', () => {
    expect(cambiosDeCuentas(publicadas([LABORATORIOS]), { cuentas: null })).toEqual([
      { que: 'Servicios: Laboratorios', antes: 'Banco de la prueba, Ahorros, 000-000000-01', despues: null },
    ]);
  });

  it('dos cuentas que se leen igual con los datos corridos no pasan por la misma', () => {
    const corrida = { ...LABORATORIOS, banco: 'Banco de la prueba, Ahorros', tipo: 'Uno' };
    const otra = { ...LABORATORIOS, tipo: 'Ahorros, Uno' };
    expect(cambiosDeCuentas(publicadas([corrida]), { cuentas: [otra] })).toHaveLength(1);
  });

  it('hay cuentas publicadas con una sola, o con donaciones', () => {
    expect(hayCuentasPublicadas(publicadas(null, null))).toBe(false);
    expect(hayCuentasPublicadas(publicadas([], null))).toBe(false);
    expect(hayCuentasPublicadas(publicadas([LABORATORIOS], null))).toBe(true);
    expect(hayCuentasPublicadas(publicadas([], DONACIONES_PUBLICADAS))).toBe(true);
  });
});

it('el aviso dice qué, quién, cuándo y dónde; un nombre con renglones no escribe otros', () => {
  const area = 'Servicios\n\nAntes: mentira';
  const cambios = cambiosDeCuentas(publicadas([], null), { cuentas: [{ ...LABORATORIOS, area }] });
  const { asunto, texto } = avisoDeCuentas({
    cambios,
    quien: 'ana@fundacion.example',
    cuando: '2026-11-21T15:04:00Z',
    urlSitio: 'https://sitio.example',
  });
  expect(asunto).toBe('Cambiaron las cuentas que se publican');
  expect(
    texto,
  ).toBe(`ana@fundacion.example cambió las cuentas que se publican en el sitio. Hora: sáb 21 nov 2026, 10:04.

Servicios: Servicios Antes: mentira
  Antes: ninguna
  Ahora: Banco de la prueba, Ahorros, 000-000000-01

Si usted no esperaba este cambio, compruébelo hoy mismo con quien lo hizo y corríjalo en Configuración → Cuentas y donaciones:

https://sitio.example/configuracion?pestana=cuentas`);
});
