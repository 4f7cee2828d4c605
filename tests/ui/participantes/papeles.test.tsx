import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ARCHIVO_MAXIMO_BYTES } from '@/domain/shared/constantes';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/detalle/detalle-participante';

/** There is nothing to open a picture with here: what is in it says whether it opens. */
const abrirFoto = async (archivo: Blob) => {
  if ((await archivo.text()) === 'ruido') throw new Error('No es una imagen');
  return { width: 10, height: 20, close: () => undefined };
};

const papeles = async () => within(await screen.findByRole('region', { name: 'Papeles firmados' }));

describe('/participantes: los papeles firmados de la ficha', () => {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', abrirFoto);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('una foto que no se puede abrir no queda recibida, y se dice; una de un teléfono que aquí no abre, sí', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const seccion = await papeles();
    const boton = await seccion.findByRole('button', { name: 'Foto o archivo de Hoja de ingreso' });
    const entrada = () => boton.parentElement?.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(entrada(), new File(['ruido'], 'falsa.jpg', { type: 'image/jpeg' }));
    expect(await seccion.findByRole('alert')).toHaveTextContent(
      'No quedó recibido. Esa foto no se puede abrir: tómela otra vez, o súbala en PDF',
    );
    expect(memoria.papeles.todas()).toEqual([]);
    await user.upload(entrada(), new File(['ruido'], 'IMG_1.heic', { type: 'image/heic' }));
    expect(await seccion.findByText('1 de 6 recibidos')).toBeVisible();
  });

  it('marcar uno recibido dice cuándo y quién, y quitarlo se puede deshacer', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const seccion = await papeles();
    expect(await seccion.findByText('0 de 6 recibidos')).toBeVisible();
    await user.click(seccion.getByRole('button', { name: 'Marcar recibido: Hoja de ingreso' }));
    expect(await seccion.findByText(/^Recibido el sáb 21 nov 2026 · /)).toBeVisible();
    expect(seccion.getByText('1 de 6 recibidos')).toBeVisible();
    await user.click(seccion.getByRole('button', { name: 'Quitar Hoja de ingreso' }));
    expect(await seccion.findByText('0 de 6 recibidos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await seccion.findByText('1 de 6 recibidos')).toBeVisible();
    expect(memoria.papeles.todas()).toMatchObject([{ codigo: 'INGRESO', participante_id: 1 }]);
  });

  it('quitar el de una vista vieja no borra el que otra persona acaba de subir', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const seccion = await papeles();
    await user.click(await seccion.findByRole('button', { name: 'Marcar recibido: Hoja de ingreso' }));
    const quitar = await seccion.findByRole('button', { name: 'Quitar Hoja de ingreso' });
    const [papel] = memoria.papeles.todas();
    const archivo = 'formatos/participantes/1/pdf/INGRESO.pdf';
    memoria.papeles.cambiar(papel?.id ?? 0, { archivo });
    await user.click(quitar);
    expect(await screen.findByText(/No se pudo quitar: Hoja de ingreso/)).toBeVisible();
    expect(await seccion.findByRole('button', { name: 'Ver Hoja de ingreso' })).toBeVisible();
    expect(memoria.papeles.todas()).toMatchObject([{ codigo: 'INGRESO', archivo }]);
  });

  it('si otra persona lo quitó y dejó otro, la vista vieja no lo quita aunque también vaya en su primera versión', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const seccion = await papeles();
    await user.click(await seccion.findByRole('button', { name: 'Marcar recibido: Hoja de ingreso' }));
    const quitar = await seccion.findByRole('button', { name: 'Quitar Hoja de ingreso' });
    const [papel] = memoria.papeles.todas();
    memoria.papeles.eliminar(papel?.id ?? 0);
    const archivo = 'formatos/participantes/1/pdf/INGRESO.pdf';
    memoria.papeles.insertar({ participante_id: 1, codigo: 'INGRESO', fecha: '2026-11-21', archivo });
    await user.click(quitar);
    expect(await screen.findByText(/No se pudo quitar: Hoja de ingreso/)).toBeVisible();
    expect(memoria.papeles.todas()).toMatchObject([{ codigo: 'INGRESO', archivo, version: 1 }]);
  });

  it('recibir un papel y ponerle enseguida su foto, antes de que la lista llegue otra vez, es cosa de una sola persona', async () => {
    let lecturas = 0;
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', {
      sembrar: casaConGente,
      ajustar: (servicios) => {
        const { listarPapeles } = servicios.formatos;
        servicios.formatos.listarPapeles = (participante) => {
          lecturas += 1;
          return lecturas === 1 ? listarPapeles(participante) : new Promise(() => undefined);
        };
      },
    });
    const seccion = await papeles();
    await user.click(await seccion.findByRole('button', { name: 'Marcar recibido: Hoja de ingreso' }));
    expect(await screen.findByText('Hoja de ingreso: recibido')).toBeVisible();
    expect(await seccion.findByText('1 de 6 recibidos')).toBeVisible();
    const boton = seccion.getByRole('button', { name: 'Foto o archivo de Hoja de ingreso' });
    const entrada = boton.parentElement?.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(entrada, new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
    expect(await seccion.findByRole('button', { name: 'Ver Hoja de ingreso' })).toBeVisible();
    expect(seccion.queryByRole('alert')).toBeNull();
    await user.click(seccion.getByRole('button', { name: 'Quitar Hoja de ingreso' }));
    expect(await seccion.findByText('0 de 6 recibidos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await seccion.findByText('1 de 6 recibidos')).toBeVisible();
    expect(memoria.papeles.todas()).toMatchObject([
      { codigo: 'INGRESO', archivo: 'formatos/participantes/1/pdf/INGRESO.pdf' },
    ]);
  });

  it('una foto queda en la carpeta de la persona, y se puede ver', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const seccion = await papeles();
    const boton = await seccion.findByRole('button', { name: 'Foto o archivo de Reglamento de convivencia' });
    const entrada = boton.parentElement?.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(entrada, new File(['%PDF-1.4'], 'escaneo 12.PDF', { type: 'application/pdf' }));
    expect(await seccion.findByRole('button', { name: 'Ver Reglamento de convivencia' })).toBeVisible();
    expect(memoria.papeles.todas()).toMatchObject([
      { codigo: 'REGLAMENTO', archivo: 'formatos/participantes/1/pdf/REGLAMENTO.pdf' },
    ]);
  });

  it('cambiar el archivo dice qué pasa con el anterior, y se puede deshacer', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const seccion = await papeles();
    const subir = async (boton: string, nombre: string) => {
      const entrada = (await seccion.findByRole('button', { name: boton })).parentElement;
      await user.upload(
        entrada?.querySelector('input[type=file]') as HTMLInputElement,
        new File([nombre], nombre, { type: 'application/pdf' }),
      );
    };
    const archivo = () => memoria.papeles.todas()[0]?.archivo;
    await subir('Foto o archivo de Reglamento de convivencia', 'uno.pdf');
    await subir('Cambiar el archivo de Reglamento de convivencia', 'dos.pdf');
    expect(
      await screen.findByText(
        'Reglamento de convivencia: se cambió el archivo. El anterior sigue en su carpeta, en Biblioteca',
      ),
    ).toBeVisible();
    expect(archivo()).toBe('formatos/participantes/1/pdf/REGLAMENTO (2).pdf');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await vi.waitFor(() => expect(archivo()).toBe('formatos/participantes/1/pdf/REGLAMENTO.pdf'));
  });

  describe('de varias páginas', () => {
    const foto = (nombre: string) => new File([nombre], nombre, { type: 'image/jpeg' });
    /** What is drawn is a photo again: here, the same letters. */
    const dibujar = (listo: BlobCallback) => listo(new Blob(['hoja'], { type: 'image/jpeg' }));
    beforeEach(() => {
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
        fillRect: () => undefined,
        drawImage: () => undefined,
      } as never);
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(dibujar);
    });
    const abrir = async () => {
      const pagina = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
      const seccion = await papeles();
      const elegir = async (boton: string, ...archivos: File[]) => {
        const marco = (await seccion.findByRole('button', { name: boton })).parentElement;
        const entradas = [...(marco?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])];
        const botones = [...(marco?.querySelectorAll('button:has(+ input[type=file])') ?? [])];
        const cual = botones.findIndex((uno) => uno.getAttribute('aria-label') === boton);
        await pagina.user.upload(entradas[cual] as HTMLInputElement, archivos);
      };
      const guardado = () => pagina.memoria.papeles.todas()[0]?.archivo;
      return { ...pagina, seccion, elegir, guardado };
    };

    it('las fotos elegidas a la vez quedan en un solo PDF', async () => {
      const { elegir, guardado } = await abrir();
      await elegir('Foto o archivo de Hoja de ingreso', foto('1.jpg'), foto('2.jpg'), foto('3.jpg'));
      expect(await screen.findByText('Hoja de ingreso: recibido, 3 páginas')).toBeVisible();
      expect(guardado()).toBe('formatos/participantes/1/pdf/INGRESO.pdf');
    });

    it('otra página va detrás de las que ya están, y se puede deshacer', async () => {
      const { user, elegir, guardado } = await abrir();
      await elegir('Foto o archivo de Hoja de ingreso', foto('1.jpg'));
      await elegir('Otra página de Hoja de ingreso', foto('2.jpg'));
      expect(await screen.findByText('Hoja de ingreso: ya son 2 páginas, en un solo archivo')).toBeVisible();
      expect(guardado()).toBe('formatos/participantes/1/pdf/INGRESO.pdf');
      await elegir('Otra página de Hoja de ingreso', foto('3.jpg'));
      expect(await screen.findByText('Hoja de ingreso: ya son 3 páginas, en un solo archivo')).toBeVisible();
      await user.click(screen.getAllByRole('button', { name: 'Deshacer' }).at(-1) as HTMLElement);
      await vi.waitFor(() => expect(guardado()).toBe('formatos/participantes/1/pdf/INGRESO.pdf'));
    });

    it('un PDF no se une con fotos: se dice cuál, y nada queda recibido', async () => {
      const { seccion, elegir, guardado } = await abrir();
      const pdf = new File(['%PDF-1.4'], 'escaneo.pdf', { type: 'application/pdf' });
      await elegir('Foto o archivo de Hoja de ingreso', foto('1.jpg'), pdf);
      expect(await seccion.findByRole('alert')).toHaveTextContent(
        '«escaneo.pdf» no es una foto que se pueda unir',
      );
      expect(guardado()).toBeUndefined();
    });

    it('si alguien cambió el archivo en otro equipo ya no se ofrece: esa página iría detrás de las de antes', async () => {
      const { user, memoria, seccion, elegir } = await abrir();
      await elegir('Foto o archivo de Hoja de ingreso', foto('1.jpg'));
      expect(await seccion.findByRole('button', { name: 'Otra página de Hoja de ingreso' })).toBeVisible();
      const [suyo] = memoria.papeles.todas();
      memoria.papeles.cambiar(suyo?.id ?? 0, { archivo: 'formatos/participantes/1/pdf/INGRESO.pdf' });
      await user.click(seccion.getByRole('button', { name: 'Marcar recibido: Reglamento de convivencia' }));
      expect(await seccion.findByText('2 de 6 recibidos')).toBeVisible();
      expect(seccion.queryByRole('button', { name: /^Otra página/ })).toBeNull();
    });

    it('una página que no se pudo agregar no dice que el papel no quedó recibido', async () => {
      const { seccion, elegir } = await abrir();
      await elegir('Foto o archivo de Hoja de ingreso', foto('1.jpg'));
      await elegir('Otra página de Hoja de ingreso', new File(['ruido'], '2.jpg', { type: 'image/jpeg' }));
      expect(await seccion.findByRole('alert')).toHaveTextContent(
        'No se cambió: sigue el archivo de antes. «2.jpg» no se puede abrir: tómela otra vez, o súbala en PDF',
      );
      expect(seccion.getByText('1 de 6 recibidos')).toBeVisible();
    });

    it('a una foto que este navegador no abre no se le ofrece otra página', async () => {
      const { seccion, elegir } = await abrir();
      await elegir(
        'Foto o archivo de Hoja de ingreso',
        new File(['ruido'], 'IMG_1.heic', { type: 'image/heic' }),
      );
      expect(await seccion.findByRole('button', { name: 'Ver Hoja de ingreso' })).toBeVisible();
      expect(seccion.queryByRole('button', { name: /^Otra página/ })).toBeNull();
    });

    it('de un PDF que se subió entero no se ofrece otra página', async () => {
      const { seccion, elegir } = await abrir();
      await elegir(
        'Foto o archivo de Hoja de ingreso',
        new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }),
      );
      expect(await seccion.findByRole('button', { name: 'Ver Hoja de ingreso' })).toBeVisible();
      expect(seccion.queryByRole('button', { name: /^Otra página/ })).toBeNull();
    });
  });

  it('una foto que no llegó se queda para enviarla otra vez', async () => {
    let fallas = 1;
    const { user, memoria } = abrirEnMemoria('/participantes?detalle=1', {
      sembrar: casaConGente,
      ajustar: (servicios) => {
        const { subir } = servicios.archivos;
        servicios.archivos.subir = async (...datos) => {
          fallas -= 1;
          if (fallas >= 0) throw errorSinRespuesta('red');
          return subir(...datos);
        };
      },
    });
    const seccion = await papeles();
    const boton = await seccion.findByRole('button', { name: 'Foto o archivo de Hoja de ingreso' });
    const entrada = boton.parentElement?.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(entrada, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    expect(await seccion.findByRole('alert')).toHaveTextContent(
      'No quedó recibido. No hay conexión, y no se envía solo: deje esta ficha abierta y oprima «Reintentar» cuando vuelva.',
    );
    expect(memoria.papeles.todas()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    const pregunta = within(await screen.findByRole('alertdialog', { name: '¿Salir antes de que llegue?' }));
    expect(pregunta.getByText(/Lo que eligió de «Hoja de ingreso» no ha quedado guardado/)).toBeVisible();
    await user.click(pregunta.getByRole('button', { name: 'Seguir aquí' }));
    await user.click(await seccion.findByRole('button', { name: 'Reintentar: Hoja de ingreso' }));
    expect(await seccion.findByText('1 de 6 recibidos')).toBeVisible();
    expect(seccion.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Papeles firmados' })).toBeNull());
  });

  it('un archivo que pesa demasiado nunca va a llegar: al salir no se pregunta por él', async () => {
    const { user } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const seccion = await papeles();
    const boton = await seccion.findByRole('button', { name: 'Foto o archivo de Hoja de ingreso' });
    const entrada = boton.parentElement?.querySelector('input[type=file]') as HTMLInputElement;
    const pesado = new File([new Uint8Array(ARCHIVO_MAXIMO_BYTES + 1)], 'a.pdf', { type: 'application/pdf' });
    await user.upload(entrada, pesado);
    expect(await seccion.findByRole('alert')).toHaveTextContent('File size exceeds 10MB limit');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Papeles firmados' })).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('quien solo consulta ve cuáles están, sin nada que oprimir', async () => {
    abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente, rol: 'CONSULTA' });
    const seccion = await papeles();
    expect(await seccion.findByText('0 de 6 recibidos')).toBeVisible();
    expect(seccion.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Lo que falta' })).toBeNull();
  });
});
