import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { equipoSinRed } from './apoyo';

const QUEDA = /Puede seguir: lo que registre queda en este equipo/;
const ESPERE = /Para guardar cambios, espere a que vuelva la conexión/;

const sinConexion = async (equipo: ReturnType<typeof equipoSinRed>) => {
  equipo.abrir('/participantes');
  await screen.findByTitle('Luz Marina Ríos');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};

afterEach(() => void vi.restoreAllMocks());

describe('sin conexión, donde alguien trabaja sin red', () => {
  it('con lo de este equipo abierto dice que lo que se registre queda aquí', async () => {
    await sinConexion(equipoSinRed());
    expect(await screen.findByText(QUEDA)).toBeVisible();
  });

  it('cerrado, o de otra persona, dice que para guardar hay que esperar; al abrirlo, que queda aquí', async () => {
    const equipo = equipoSinRed({ abierto: false });
    await sinConexion(equipo);
    expect(await screen.findByText(ESPERE)).toBeVisible();
    expect(screen.queryByText(QUEDA)).toBeNull();
    act(() => equipo.cofre.abrir('1'));
    expect(await screen.findByText(QUEDA)).toBeVisible();
  });
});
