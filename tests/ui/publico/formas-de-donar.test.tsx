import { screen, within } from '@testing-library/react';
import { DONACIONES_PUBLICADAS, PUBLICADO } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import type { DatosDonaciones } from '@/domain/configuracion/formas-de-donar';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { comoPagar } from '@/server/http/cuenta/como-pagar';
import { abrir } from '../apoyo/abrir';
import { publicoFalso } from '../apoyo/publico-falso';

const { billetera, llave, ...cuenta } = DONACIONES_PUBLICADAS;
const SOLO_BILLETERA = { billetera, llave, banco: null, tipo: null, numero: null, titular: null };
const SOLO_CUENTA = { ...cuenta, billetera: null, llave: null };

const leer = async (donaciones: DatosDonaciones | null): Promise<string> => {
  const publico = publicoFalso(crearInMemorySesionStore(null));
  const qr = publico.datosPublicos.yaConocidos()?.qr ?? null;
  publico.datosPublicos.yaConocidos = () => ({ ...PUBLICADO, donaciones, qr });
  abrir('/donate', { sesion: null, publico });
  const seccion = await screen.findByRole('region', { name: /maneras de donar|Cómo donar/ });
  await within(seccion).findAllByRole('heading', { level: 3 });
  return seccion.textContent ?? '';
};

describe('quien quiere donar lee las formas que hay, y ninguna otra', () => {
  it('solo la billetera', async () => {
    const texto = await leer(SOLO_BILLETERA);
    expect(texto).toMatch(/^Cómo donarCopie el número o escanee el código\.Nequi/);
    expect(screen.getAllByRole('button', { name: /^Copiar/ })).toHaveLength(1);
    expect(texto).not.toMatch(/Transferencia|Titular|NIT/);
  });

  it('solo la cuenta, con el NIT que pide el banco y sin hablar de un código', async () => {
    const texto = await leer(SOLO_CUENTA);
    expect(texto).toMatch(/^Cómo donarCopie el número y haga/);
    expect(texto).toContain(cuenta.numero);
    expect(screen.getAllByRole('button', { name: /^Copiar/ })).toHaveLength(2);
    expect(texto).not.toMatch(/billetera|código|Nequi/i);
  });

  it('las dos', async () => {
    expect(await leer(DONACIONES_PUBLICADAS)).toMatch(/^Dos maneras de donarElija/);
  });

  it('mientras no hay ninguna no se habla de copiar lo que no está', async () => {
    const texto = await leer(null);
    expect(texto).toContain('Pronto publicaremos');
    expect(texto).not.toContain('Copie');
  });
});

describe('la cuenta que ve una familia', () => {
  const paraPagar = (donaciones: DatosDonaciones) => comoPagar('Casa', { cuentas: null, donaciones }).html;

  it('con una sola forma de donar la dice, y la otra no', () => {
    expect(paraPagar(SOLO_BILLETERA)).toContain(llave);
    expect(paraPagar(SOLO_BILLETERA)).not.toContain('null');
    expect(paraPagar(SOLO_CUENTA)).toContain(cuenta.numero);
    expect(paraPagar(SOLO_CUENTA)).not.toMatch(/null|<figure>/);
  });
});
