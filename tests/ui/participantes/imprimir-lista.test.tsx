import { act, screen, waitFor } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { anchoDeTelefono } from '../apoyo/ancho-de-telefono';
import { sembrarMuchos } from './apoyo';

/** Names of the rows, in order; asked by their role, hundreds of them take seconds. */
const filas = () => [...document.querySelectorAll('tbody th .nombre')].map(({ textContent }) => textContent);

/** What is on paper, each time that the browser prints. */
const hojas: { filas: string[]; texto: string }[] = [];

const imprimirDelNavegador = () => {
  act(() => window.dispatchEvent(new Event('beforeprint')));
  hojas.push({ filas: filas(), texto: document.body.textContent });
  act(() => window.dispatchEvent(new Event('afterprint')));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  hojas.length = 0;
});

const abrirLista = async (ruta: string, opciones: Parameters<typeof abrirEnMemoria>[1] = {}) => {
  vi.stubGlobal('print', imprimirDelNavegador);
  const panel = abrirEnMemoria(ruta, { sembrar: sembrarMuchos(143), ...opciones });
  const imprimir = await screen.findByText('Imprimir todo');
  return { ...panel, imprimir };
};

describe('imprimir una lista', () => {
  it('«Imprimir todo» lleva al papel todo lo que dan los filtros, en su orden, y la pantalla sigue en su página', async () => {
    const { user, imprimir } = await abrirLista('/participantes?buscar=persona&orden=-nombre&pagina=2', {
      sembrar: (memoria) => {
        sembrarMuchos(99)(memoria);
        memoria.participantes.insertar(unParticipante().llamado('Otra').datos());
      },
    });
    await waitFor(() => expect(filas()[0]).toBe('Persona 089'));
    await user.click(imprimir);
    await waitFor(() => expect(hojas).toHaveLength(1));
    expect(hojas[0]?.filas).toHaveLength(99);
    expect([hojas[0]?.filas.at(0), hojas[0]?.filas.at(-1)]).toEqual(['Persona 099', 'Persona 001']);
    expect(hojas[0]?.texto).toContain('Mostrando 1 a 99 de 99 resultados');
    expect(hojas[0]?.texto).not.toContain('de la lista');
    expect(filas()).toHaveLength(10);
    expect(filas()[0]).toBe('Persona 089');
    expect(screen.getByText('Mostrando 11 a 20 de 99 resultados')).toBeVisible();
  });

  it('desde un teléfono va la tabla completa, con todas sus filas', async () => {
    anchoDeTelefono();
    const { user, imprimir } = await abrirLista('/participantes');
    await user.click(imprimir);
    await waitFor(() => expect(hojas).toHaveLength(1));
    expect(hojas[0]?.filas).toHaveLength(143);
  });

  it('quien consulta también la imprime', async () => {
    const { user, imprimir } = await abrirLista('/participantes', { rol: 'CONSULTA' });
    await user.click(imprimir);
    await waitFor(() => expect(hojas[0]?.filas).toHaveLength(143));
  });

  it('la orden del navegador imprime la página, y dice cuál es y cómo se imprime la lista entera', async () => {
    await abrirLista('/participantes?pagina=3');
    await waitFor(() => expect(filas()[0]).toBe('Persona 021'));
    imprimirDelNavegador();
    expect(hojas[0]?.filas).toHaveLength(10);
    expect(hojas[0]?.texto).toContain(
      'Página 3 de 15 de la lista. Para imprimirla entera: «Imprimir todo», al pie de la lista.',
    );
  });

  it('de más de 500 filas dice el tope y qué hacer, y no lee nada', async () => {
    const leidas = vi.fn();
    const { user, imprimir } = await abrirLista('/participantes', {
      ajustar: ({ participantes }) => {
        const { buscar } = participantes;
        participantes.buscar = async (criterios) => {
          leidas(criterios.limite);
          return { ...(await buscar(criterios)), total: 10_000 };
        };
      },
    });
    await user.click(imprimir);
    const razon = 'Son 10.000 filas y se imprimen hasta 500: use los filtros, o expórtela a Excel.';
    expect(await screen.findByText(razon)).toHaveAttribute('role', 'status');
    expect(hojas).toHaveLength(0);
    expect(leidas).not.toHaveBeenCalledWith(200);
    imprimirDelNavegador();
    expect(hojas[0]?.texto).toContain(`Página 1 de 1.000 de la lista. ${razon}`);
  });

  it('a quien no exporta no se le propone', async () => {
    const { user, imprimir } = await abrirLista('/participantes', {
      rol: 'CONSULTA',
      ajustar: ({ participantes }) => {
        const { buscar } = participantes;
        participantes.buscar = async (criterios) => ({ ...(await buscar(criterios)), total: 501 });
      },
    });
    await user.click(imprimir);
    expect(await screen.findByText('Son 501 filas y se imprimen hasta 500: use los filtros.')).toBeVisible();
  });

  it('si las demás páginas no llegan, lo dice y no imprime una lista a medias', async () => {
    const { user, imprimir } = await abrirLista('/participantes', {
      ajustar: ({ participantes }) => {
        const { buscar } = participantes;
        participantes.buscar = async (criterios) => {
          if (criterios.limite === 200) throw new Error('sin red');
          return buscar(criterios);
        };
      },
    });
    await user.click(imprimir);
    expect(await screen.findByText(/^Error al imprimir/)).toBeVisible();
    expect(hojas).toHaveLength(0);
    await waitFor(() => expect(imprimir).not.toHaveAttribute('aria-busy'));
  });
});

describe('las demás listas', () => {
  const docePersonasConDeuda = (memoria: BaseMemoria): void => {
    sembrarMuchos(12)(memoria);
    for (let n = 1; n <= 12; n += 1) {
      memoria.sedes.insertar(unaSede().llamada(`Casa ${n}`).datos());
      memoria.acudientes.insertar({ ...unAcudiente().datos(), id_participante: n });
      memoria.mensualidades.insertar(unaMensualidad().de(n).datos());
    }
  };

  it.each(['/acudientes', '/sedes?vista=tabla', '/financiero?todas=true', '/financiero?pestana=cartera'])(
    '%s también, entera',
    async (ruta) => {
      const { user, imprimir } = await abrirLista(ruta, { sembrar: docePersonasConDeuda });
      expect(filas()).toHaveLength(10);
      await user.click(imprimir);
      await waitFor(() => expect(hojas[0]?.filas).toHaveLength(12));
    },
  );
});
