import { describe, expect, it } from 'vitest';
import { ETIQUETA_ENTIDAD } from '@/domain/actividad/entidades-actividad';
import { MANIFIESTOS } from '@/domain/manifiestos';

describe('cómo se llama lo de cada sección', () => {
  it('en la historia', () => {
    expect(ETIQUETA_ENTIDAD).toEqual({
      participante: 'Participante',
      estancia: 'Estancia',
      evento_de_estancia: 'Evento de una estancia',
      foto: 'Foto de un participante',
      novedad: 'Novedad',
      acudiente: 'Acudiente',
      mensualidad: 'Mensualidad',
      pago: 'Pago',
      saldo_a_favor: 'Movimiento de saldo a favor',
      gestion_de_cobro: 'Gestión de cobro',
      canal_de_cobro: 'Canal de cobro',
      enlace_de_cuenta: 'Enlace de cuenta',
      cierre: 'Cierre de mes',
      arqueo: 'Arqueo de caja',
      sede: 'Sede',
      usuario: 'Usuario',
      configuracion: 'Configuración',
      sitio: 'Sitio web',
      formato: 'Plantilla',
      papel: 'Papel firmado',
      archivo: 'Archivo',
      exportacion: 'Archivo exportado',
      actividad: 'Historia',
      revision: 'Dato dejado como está',
    });
  });

  it('cuando no se pudo cargar ni guardar (especificación §8)', () => {
    const operaciones = MANIFIESTOS.flatMap((uno) => ('operaciones' in uno ? [uno.operaciones] : []));
    expect(operaciones.map(({ uno, listas }) => [uno, ...listas])).toEqual([
      ['participante', 'participantes'],
      ['novedad', 'novedades'],
      ['acudiente', 'acudientes', 'acudientes del participante'],
      ['mensualidad', 'mensualidades'],
      ['sede', 'sedes'],
      ['usuario', 'usuarios'],
      ['plantilla', 'plantillas'],
    ]);
  });
});
