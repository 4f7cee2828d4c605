import { expect, it } from 'vitest';
import { CONFIGURACION_INICIAL } from '@/domain/configuracion/configuracion';
import type { CuentaDeFamilia } from '@/domain/mensualidades/enlaces/cuenta-de-familia';
import { paginaDeCuenta } from '@/server/http/cuenta/pagina-de-cuenta';

const paginaCon = (recibos: CuentaDeFamilia['recibos']): string =>
  paginaDeCuenta({
    fundacion: { nombre: 'Fundación de prueba', telefonos: [] },
    configuracion: CONFIGURACION_INICIAL,
    cuenta: {
      ...{ pagador: 'Rosa C.', fecha: '2026-11-28', saldo: 0, vencido: 0, por_vencer: 0, a_favor: 0 },
      ...{ personas: [], recibos, anulados: [] },
    },
    token: 'prueba',
    expira_en: '2026-12-28T12:00:00Z',
  }).replaceAll('\u00a0', ' ');

it('el recibo que se pagó con saldo a favor lo dice: sumado a los otros parecería dinero que se entregó', () => {
  const recibo = { abono: 1, fecha: '2026-11-28', valor: 100_000 };
  const pagina = paginaCon([
    { ...recibo, numero: 7, con_a_favor: true },
    { ...recibo, numero: 6, con_a_favor: false },
  ]);
  expect(pagina).toMatch(/Recibo 7<br>[^·]*· \$ 100\.000 de su saldo a favor</);
  expect(pagina).toMatch(/Recibo 6<br>[^·]*· \$ 100\.000</);
});
