// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/bitacora/formulario-novedad';
import '@/ui/panel/participantes/entrega/entrega-de-turno-page';
import { screen, waitFor, within } from '@testing-library/react';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it, vi } from 'vitest';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { primeraEstancia } from '@/domain/participantes/estancias/seguir-estancias';
import { guardarCambiosDeEstancias } from '@/infrastructure/memory/participantes/guardar-estancias';
import { AHORA, abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
import { conTurno } from './apoyo-turno';

/** A device whose copy answers, the times that are said, for the service. */
const conCopia = (veces: { turno: number; movimientos: number }) => {
  let leidas = 0;
  const pedidos = { turno: 0, movimientos: 0 };
  const trabajo = {
    lectura: { deLaCopia: () => leidas },
    cofre: { estado: () => 'abierto', suscribir: () => () => undefined },
    cerradura: { situacion: async () => ({ guardada_en: null }) },
    actualizar: async () => [],
    desalojado: () => false,
  } as unknown as TrabajoSinRed;
  const deLaCopia = (cual: keyof typeof veces): void => {
    pedidos[cual] += 1;
    if (pedidos[cual] <= veces[cual]) leidas += 1;
  };
  const ajustar = (servicios: PanelEnMano): void => {
    servicios.haySinRed = () => true;
    servicios.cargarSinRed = async () => trabajo;
    const { delTurno } = servicios.bitacora;
    servicios.bitacora.delTurno = async (turno) => {
      deLaCopia('turno');
      return delTurno(turno);
    };
    const { movimientos } = servicios.estancias;
    servicios.estancias.movimientos = async (dias) => {
      deLaCopia('movimientos');
      return movimientos(dias);
    };
  };
  return { ajustar, pedidos };
};
const PUEDEN_FALTAR = /^Sin red aquí pueden faltar novedades/;

const hoja = () => screen.findByRole('article');
const novedades = async () => within(await hoja()).findByRole('region', { name: /^Novedades/ });

describe('/entrega-de-turno', () => {
  it('dice quién está, quién no ha vuelto y lo que pasó, con lo corregido tachado', async () => {
    abrirEnMemoria('/entrega-de-turno', { sembrar: conTurno });
    const quienes = within(await within(await hoja()).findByRole('region', { name: 'Quién está' }));
    expect(quienes.getByText('En la casa').closest('div')).toHaveTextContent('En la casa1');
    const tarde = within(quienes.getByRole('region', { name: 'No han vuelto' }));
    expect(tarde.getByRole('listitem')).toHaveTextContent('Andrés Gómez debía volver el vie 20 nov 2026');
    const suyas = within(await novedades()).getAllByRole('listitem');
    expect(suyas).toHaveLength(2);
    expect(suyas[0]).toHaveTextContent(/09:00.*Visita.*Luz Marina Ríos.*Vino el hermano.*Corregida por luz/);
    expect(within(suyas[0] as HTMLElement).getByText('Vino el primo').tagName).toBe('DEL');
    expect(suyas[1]).toHaveTextContent(/09:30.*Salud.*Dolor de cabeza/);
    expect(await hoja()).toHaveTextContent('Contiene información reservada');
    expect(await hoja()).not.toHaveTextContent('Llamó la tía');
  });

  it('dice quién ingresó, salió, volvió y egresó en los días del turno, y cuándo no hubo nadie', async () => {
    const { user } = abrirEnMemoria('/entrega-de-turno', {
      sembrar: (memoria) => {
        conTurno(memoria);
        const permiso = { tipo: 'PERMISO', salida: '2026-11-21', regreso_previsto: '2026-11-23' } as const;
        const primera = primeraEstancia({ estado: 'ACTIVO', fecha_ingreso: '2026-03-01', sede_id: 1 });
        if (!primera) throw new Error('Nadie ha entrado');
        guardarCambiosDeEstancias(memoria, 2, [
          { que: 'ABRIR', estancia: { ...primera, eventos: [permiso] } },
        ]);
      },
    });
    const movidos = within(await within(await hoja()).findByRole('region', { name: 'Entradas y salidas' }));
    const salieron = within(movidos.getByRole('region', { name: 'Salieron con permiso' }));
    expect(salieron.getByRole('listitem')).toHaveTextContent(
      'Andrés Gómez sáb 21 nov 2026 · hasta el lun 23 nov 2026',
    );
    await user.click(screen.getByRole('radio', { name: 'Ayer' }));
    expect(await screen.findByText('Nadie entró ni salió en estos días.')).toBeVisible();
  });

  it('sin red no dice que nadie salió ni que no pasó nada: el equipo no lo guarda todo', async () => {
    abrirEnMemoria('/entrega-de-turno', {
      sembrar: casaConGente,
      ajustar: conCopia({ turno: 99, movimientos: 99 }).ajustar,
    });
    expect(
      await screen.findByText(
        'Sin red aquí solo está lo de quienes siguen en la casa: pueden faltar egresos.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^Nadie entró/)).toBeNull();
    expect(screen.getByText(PUEDEN_FALTAR)).toBeVisible();
    expect(screen.queryByText('Sin novedades en este turno.')).toBeNull();
  });

  it('lo que se leyó de la copia se lee otra vez en cuanto el servicio responde', async () => {
    abrirEnMemoria('/entrega-de-turno', {
      sembrar: casaConGente,
      ajustar: conCopia({ turno: 1, movimientos: 0 }).ajustar,
    });
    expect(await screen.findByText('Sin novedades en este turno.')).toBeVisible();
    expect(await screen.findByText(/^Nadie entró/)).toBeVisible();
    expect(screen.queryByText(PUEDEN_FALTAR)).toBeNull();
  });

  it('si solo lo que pasó sigue sin responder, solo de eso se dice que puede faltar, y no se pide sin parar', async () => {
    const { ajustar, pedidos } = conCopia({ turno: 99, movimientos: 0 });
    abrirEnMemoria('/entrega-de-turno', { sembrar: casaConGente, ajustar });
    expect(await screen.findByText(/^Nadie entró/)).toBeVisible();
    expect(screen.getByText(PUEDEN_FALTAR)).toBeVisible();
    expect(screen.queryByText(/pueden faltar egresos/)).toBeNull();
    expect(pedidos.turno).toBeLessThan(4);
  });

  it('la hoja se puede imprimir sin las de salud', async () => {
    vi.stubGlobal('print', vi.fn());
    const { user } = abrirEnMemoria('/entrega-de-turno', { sembrar: conTurno });
    await user.click(await screen.findByRole('checkbox', { name: 'Con las novedades de salud' }));
    await waitFor(async () => expect(await hoja()).not.toHaveTextContent('Dolor de cabeza'));
    expect(await hoja()).not.toHaveTextContent('Contiene información reservada');
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(window.print).toHaveBeenCalledOnce();
  });

  it('CONSULTA la ve sin salud y sin nada que escribir', async () => {
    abrirEnMemoria('/entrega-de-turno', { sembrar: conTurno, rol: 'CONSULTA' });
    expect(await novedades()).toHaveTextContent('Novedades (1)');
    expect(await hoja()).not.toHaveTextContent(/Salud|Dolor de cabeza|reservada/);
    expect(screen.queryByRole('button', { name: /Nueva novedad|Corregir/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('otro turno y otra sede se eligen, y quedan en la dirección', async () => {
    const { user, router } = abrirEnMemoria('/entrega-de-turno', { sembrar: conTurno });
    await user.click(await screen.findByRole('radio', { name: 'Ayer' }));
    expect(await screen.findByText('Llamó la tía')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ turno: 'ayer' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sede' }), 'Todas las sedes');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ todas: true, turno: 'ayer' }));
    expect(await screen.findByRole('heading', { name: 'Turno · Todas las sedes' })).toBeVisible();
  });

  it('mientras llega lo de otra sede no muestra lo de la anterior bajo su nombre', async () => {
    let llegar: () => void = () => undefined;
    const { user } = abrirEnMemoria('/entrega-de-turno', {
      sembrar: (memoria) => {
        conTurno(memoria);
        memoria.sedes.insertar(unaSede().llamada('Casa Urabá').datos());
      },
      ajustar: ({ bitacora }) => {
        const { delTurno } = bitacora;
        bitacora.delTurno = async (turno) => {
          if (String(turno.sede_id) === '2') await new Promise<void>((listo) => (llegar = listo));
          return delTurno(turno);
        };
      },
    });
    expect(await hoja()).toHaveTextContent('Vino el hermano');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sede' }), 'Casa Urabá');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Sede' })).toHaveDisplayValue('Casa Urabá'),
    );
    expect(screen.queryByText('Vino el hermano')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
    llegar();
    expect(await screen.findByText('Sin novedades en este turno.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Turno · Casa Urabá' })).toBeVisible();
  });

  it('dice hasta qué hora llega lo que se leyó, aunque la hoja lleve horas abierta', async () => {
    let ahora = AHORA;
    const { user } = abrirEnMemoria('/entrega-de-turno', {
      sembrar: conTurno,
      ajustar: (servicios) => {
        servicios.reloj = { ahora: () => ahora };
      },
    });
    expect(await hoja()).toHaveTextContent('vie 20 nov 2026, 22:00 a sáb 21 nov 2026, 10:00');
    ahora = new Date('2026-11-21T23:00:00Z');
    await user.click(screen.getByRole('checkbox', { name: 'Con las novedades de salud' }));
    await waitFor(async () => expect(await hoja()).not.toHaveTextContent('Dolor de cabeza'));
    expect(await hoja()).toHaveTextContent('vie 20 nov 2026, 22:00 a sáb 21 nov 2026, 10:00');
  });

  it('sin novedades lo dice, y si no se pueden leer también', async () => {
    let caida = true;
    const { user } = abrirEnMemoria('/entrega-de-turno', {
      sembrar: casaConGente,
      ajustar: ({ bitacora }) => {
        const { delTurno } = bitacora;
        bitacora.delTurno = async (turno) => {
          if (caida) throw new Error('se cayó');
          return delTurno(turno);
        };
      },
    });
    expect(await screen.findByText('Error al cargar novedades')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    caida = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Sin novedades en este turno.')).toBeVisible();
  });

  it('se corrige desde la hoja con otra, que no borra la de antes', async () => {
    const { user, memoria } = abrirEnMemoria('/entrega-de-turno', { sembrar: conTurno });
    await user.click(await screen.findByRole('button', { name: 'Corregir visita: Vino el hermano' }));
    const dialogo = within(
      await screen.findByRole('dialog', { name: 'Corregir novedad de Luz Marina Ríos' }),
    );
    const texto = dialogo.getByRole('textbox', { name: 'Qué pasó' });
    expect(texto).toHaveValue('Vino el hermano');
    expect(dialogo.getByRole('radio', { name: 'Visita' })).toBeChecked();
    await user.clear(texto);
    await user.type(texto, 'Vino la hermana');
    await user.click(dialogo.getByRole('button', { name: 'Guardar corrección' }));
    await waitFor(() => expect(memoria.novedades).toHaveLength(5));
    expect(memoria.novedades[4]).toMatchObject({ corrige: 2, texto: 'Vino la hermana', tipo: 'VISITA' });
    expect(await within(await novedades()).findByText('Vino la hermana')).toBeVisible();
    expect(within(await novedades()).getByText('Vino el hermano').tagName).toBe('DEL');
  });
});
