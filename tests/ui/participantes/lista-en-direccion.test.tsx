import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { enCuantoAparezca, pulsarEnCuantoAparezca } from '../apoyo/en-cuanto';
import { filas, sembrarMuchos } from './apoyo';

const abrirConGente = (ruta: string, ajustar?: (servicios: PanelEnMano) => void) =>
  abrirEnMemoria(ruta, { sembrar: sembrarMuchos(43), ...(ajustar ? { ajustar } : {}) });

/** Something that waits until it is let go. */
const unaEspera = () => {
  let soltar = () => {};
  const espera = new Promise<void>((listo) => {
    soltar = listo;
  });
  return { espera, soltar };
};

/** From now on the guard of the panel, which every navigation asks, answers when it is let go. */
const conGuardaLenta = ({ router }: ReturnType<typeof abrirEnMemoria>) => {
  const { espera, soltar } = unaEspera();
  const { context } = router.options;
  const cargarAcceso = async () => {
    await espera;
    return context.cargarAcceso();
  };
  router.update({ ...router.options, context: { ...context, cargarAcceso } });
  return soltar;
};

const boton = (name: string) => screen.getByRole('button', { name });
const buscador = () => screen.getByRole('searchbox', { name: 'Buscar participantes' });
const primera = () => filas()[0];

describe('/participantes: la dirección dice lo que se pidió', () => {
  it('aunque se pulse en el instante en que la lista aparece', async () => {
    const pulsado = pulsarEnCuantoAparezca('Siguiente');
    const { router } = abrirConGente('/participantes');
    await pulsado;
    await waitFor(() => expect(primera()).toBe('Persona 011'));
    await waitFor(() => expect(router.latestLocation.search).toEqual({ pagina: 2 }));
  });

  it('aunque se escriba en el instante en que aparece el buscador', async () => {
    const escrito = enCuantoAparezca('searchbox', 'Buscar participantes', (buscador) =>
      fireEvent.change(buscador, { target: { value: '043' } }),
    );
    const { router } = abrirConGente('/participantes');
    await escrito;
    await waitFor(() => expect(filas()).toEqual(['Persona 043']));
    expect(buscador()).toHaveValue('043');
    expect(String(router.latestLocation.search.buscar)).toBe('043');
  });

  it('antes de que lleguen las filas: irse y volver encuentra la página pedida', async () => {
    const { espera, soltar } = unaEspera();
    const { user, router } = abrirConGente('/participantes', ({ participantes }) => {
      const buscar = participantes.buscar;
      participantes.buscar = async (criterios) => {
        if (criterios.pagina === 2) await espera;
        return buscar(criterios);
      };
    });
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    await user.click(boton('Siguiente'));
    expect(router.latestLocation.search).toEqual({ pagina: 2 });
    expect(primera()).toBe('Persona 001');
    await user.click(screen.getByRole('link', { name: 'Acudientes' }));
    await screen.findByRole('heading', { name: 'Acudientes' });
    soltar();
    router.history.back();
    await waitFor(() => expect(primera()).toBe('Persona 011'));
    expect(router.latestLocation.search).toEqual({ pagina: 2 });
  });

  it('aunque el enrutador siga ocupado con lo anterior, y las filas lo siguen', async () => {
    const panel = abrirConGente('/participantes');
    const { user, router } = panel;
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    const soltar = conGuardaLenta(panel);
    await user.click(boton('Siguiente'));
    expect(router.latestLocation.search).toEqual({ pagina: 2 });
    await user.selectOptions(screen.getByLabelText('Filas por página'), '50');
    expect(router.latestLocation.search).toEqual({ limite: 50 });
    await user.click(boton('Nombre'));
    expect(router.latestLocation.search).toEqual({ limite: 50, orden: '-nombre' });
    soltar();
    await waitFor(() => expect(primera()).toBe('Persona 043'));
    expect(screen.getByLabelText('Filas por página')).toHaveDisplayValue('50');
  });

  it('dos cambios en el mismo instante: cada uno sobre el anterior, y Atrás y Adelante de a uno', async () => {
    const { user, router } = abrirConGente('/participantes');
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    await user.click(boton('Filtros'));
    const vencido = screen.getByRole('checkbox', { name: 'Con saldo vencido' });
    const archivados = screen.getByRole('checkbox', { name: 'Ver archivados' });
    vencido.click();
    archivados.click();
    expect(router.latestLocation.search).toEqual({ con_saldo_vencido: true, archivados: true });
    await waitFor(() => expect(archivados).toBeChecked());
    expect(vencido).toBeChecked();
    router.history.back();
    await waitFor(() => expect(archivados).not.toBeChecked());
    expect(vencido).toBeChecked();
    router.history.back();
    await waitFor(() => expect(vencido).not.toBeChecked());
    router.history.forward();
    router.history.forward();
    await waitFor(() => expect(archivados).toBeChecked());
    expect(router.latestLocation.search).toEqual({ con_saldo_vencido: true, archivados: true });
  });

  it('lo que se está escribiendo y la página: la búsqueda empieza por la primera', async () => {
    const { user, router } = abrirConGente('/participantes');
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    fireEvent.change(buscador(), { target: { value: 'persona 0' } });
    fireEvent.click(boton('Siguiente'));
    expect(router.latestLocation.search).toEqual({ pagina: 2 });
    await waitFor(() => expect(router.latestLocation.search).toEqual({ buscar: 'persona 0' }));
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    await user.click(boton('Siguiente'));
    expect(router.latestLocation.search).toEqual({ buscar: 'persona 0', pagina: 2 });
  });

  it('una búsqueda es un solo paso: Atrás la quita entera', async () => {
    const { user, router } = abrirConGente('/participantes');
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    const pasos = router.history.length;
    for (const [letra, escrito] of [
      ['0', '0'],
      ['4', '04'],
      ['3', '043'],
    ] as const) {
      await user.type(buscador(), letra);
      await waitFor(() => expect(String(router.latestLocation.search.buscar)).toBe(escrito));
    }
    await waitFor(() => expect(filas()).toEqual(['Persona 043']));
    expect(router.history.length).toBe(pasos + 1);
    router.history.back();
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    expect(buscador()).toHaveValue('');
  });

  it('el mismo enlace abre la misma lista', async () => {
    const { user, router } = abrirConGente('/participantes');
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    await user.click(boton('Nombre'));
    await user.click(boton('Página 3'));
    await waitFor(() => expect(primera()).toBe('Persona 023'));
    const vistas = filas();
    const enlace = router.latestLocation.href;
    cleanup();
    abrirConGente(enlace);
    await screen.findByText('Mostrando 21 a 30 de 43 resultados');
    expect(filas()).toEqual(vistas);
  });
});
