import { act, screen, waitFor } from '@testing-library/react';
import { unaEntrada, unRechazo } from '@tests/builders/entrada';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toaster } from '@/ui/shared/toast-store';
import '@/ui/panel/sedes/formulario/formulario-sede';
import '@/ui/panel/financiero/mensualidades/formulario/formulario-mensualidad';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { abrirLaCola, conEntrada, DECIDIR, equipoSinRed, rechazada } from './apoyo';

const QUEDA_AQUI = /Puede guardar: queda en este equipo/;
const SE_PIERDE_LA_RED = /guárdelo cuando vuelva la conexión/;
const sinConexion = async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/Puede seguir: lo que registre queda en este equipo/);
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

describe('el dinero de un mes que no se ha cobrado, sin red', () => {
  it('de quien no debe nada se ofrece crear la mensualidad que paga', async () => {
    const { user } = equipoSinRed().abrir('/financiero?pago=true');
    const pago = await dialogoListo('Registrar pago');
    await user.type(pago.getByRole('searchbox'), 'nadie que deba{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Nueva mensualidad' }));
    expect(await dialogoListo('Nueva mensualidad')).toBeDefined();
  });

  it('la mensualidad queda en el equipo, como dice su formulario, y llega', async () => {
    const equipo = equipoSinRed();
    const { user } = equipo.abrir('/financiero?nuevo=true&participante_id=1');
    await sinConexion();
    const nueva = await dialogoListo('Nueva mensualidad');
    expect(await nueva.findByText(QUEDA_AQUI)).toBeVisible();
    const antes = equipo.memoria().mensualidades.todas().length;
    await user.clear(nueva.getByLabelText(/^Periodo/));
    await user.type(nueva.getByLabelText(/^Periodo/), '2027-01');
    await user.clear(nueva.getByLabelText(/^Valor/));
    await user.type(nueva.getByLabelText(/^Valor/), '850000');
    await user.click(nueva.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: 'Por enviar (1)' });
    expect(equipo.mundo.enviadas).toEqual([]);
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    expect(cola.getByRole('heading', { name: 'En espera de la red (1)' })).toBeVisible();
    vi.restoreAllMocks();
    equipo.volverLaRed();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(equipo.mundo.enviadas).toEqual(['mensualidades.crear']));
    expect(equipo.memoria().mensualidades.todas()).toHaveLength(antes + 1);
  });
});

it('de la que otra persona creó mientras tanto se dice que ya existe, y lo que se pagó va a esa', async () => {
  const crear = {
    servicio: 'mensualidades',
    metodo: 'crear',
    argumentos: [{ participante_id: 1, periodo: '2026-11', valor: 850_000 }, { clave: 'c' }],
  };
  const { user } = await conEntrada(unaEntrada({ orden: crear, estado: rechazada(unRechazo('DUPLICADO')) }));
  const cola = await abrirLaCola(user, DECIDIR);
  expect(await cola.findByText('Esa mensualidad ya existe')).toBeVisible();
  expect(cola.queryByText(/con ese documento/)).toBeNull();
});

it('el formulario de lo que no puede quedar en el equipo no lo promete', async () => {
  equipoSinRed().abrir('/sedes?nuevo=true');
  const sede = await dialogoListo('Nueva sede');
  await sinConexion();
  expect(await sede.findByText(SE_PIERDE_LA_RED)).toBeVisible();
  expect(sede.queryByText(QUEDA_AQUI)).toBeNull();
});
