import { screen, waitFor, within } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { borradoresEnMemoria } from '../apoyo/borradores-en-memoria';
import { unaSesion } from '../apoyo/servicios-falsos';
import { setWindowWidth } from '../shared/window-width';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/formulario/formulario-participante';

const ESCRITO = 'Persona a medias';

const filas = vi.hoisted(() => ({ rotas: false }));

vi.mock('@/domain/shared/dinero/formatear-dinero', async (cargar) => {
  const entero = await cargar<typeof import('@/domain/shared/dinero/formatear-dinero')>();
  const conFalla = (escribir: (valor: number) => string) => (valor: number) => {
    if (filas.rotas) throw new Error('una fila que no se deja dibujar');
    return escribir(valor);
  };
  return {
    formatearNumero: conFalla(entero.formatearNumero),
    formatearPesos: conFalla(entero.formatearPesos),
  };
});

const repararLasFilas = () => {
  filas.rotas = false;
};

/** From now on no row can be drawn: each shows an amount or a number of days. */
const romperLasFilas = (): void => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  filas.rotas = true;
};

afterEach(() => {
  repararLasFilas();
  setWindowWidth(1280);
});

describe('/participantes: una parte falla con un formulario abierto', () => {
  it('lo dice sin su texto técnico, deja el menú, y al reintentar está lo que se escribió', async () => {
    setWindowWidth(1280);
    const borradores = borradoresEnMemoria(crearInMemorySesionStore(unaSesion()), {
      ahora: () => new Date(),
    });
    const { user } = abrirEnMemoria('/participantes?nuevo=true', {
      sembrar: casaConGente,
      ajustar: (servicios) => {
        servicios.cargarBorradores = async () => borradores;
      },
    });
    const nombre = () => waitFor(() => within(screen.getByRole('dialog')).getByLabelText('Nombre completo'));
    await user.type(await nombre(), ESCRITO);
    await conPaciencia(async () =>
      expect((await borradores.leer('participante:nuevo '))?.valores).toMatchObject({ nombre: ESCRITO }),
    );

    romperLasFilas();
    setWindowWidth(375);
    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent('Ocurrió un error inesperado');
    expect(aviso).not.toHaveTextContent('no se deja dibujar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('main')).toContainElement(aviso);

    repararLasFilas();
    await user.click(within(aviso).getByRole('button', { name: 'Reintentar' }));
    expect(await nombre()).toHaveValue(ESCRITO);
    expect(screen.getByText(/^Recuperamos lo que escribió/)).toBeVisible();
  });
});
