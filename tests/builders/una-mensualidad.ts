import type { MensualidadNueva } from '@/application/mensualidades/mensualidad-repository.port';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';
import { conSaldo, type MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { Concepto } from '@/domain/mensualidades/opciones-mensualidad';
import { vencimientoPorDefecto } from '@/domain/mensualidades/reglas-mensualidad';
import type { Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

class ConstructorMensualidad {
  readonly #datos: MensualidadNueva;
  constructor(datos: MensualidadNueva) {
    this.#datos = datos;
  }
  con = (campos: Partial<MensualidadNueva>) => new ConstructorMensualidad({ ...this.#datos, ...campos });
  de = (participante_id: Id) => this.con({ participante_id });
  porValor = (valor: number) => this.con({ valor });
  conDescuento = (descuento: number) => this.con({ descuento });
  porConcepto = (concepto: Concepto) => this.con({ concepto });
  pagadaPor = (id_acudiente: Id) => this.con({ id_acudiente });
  delMes = (periodo: Periodo) =>
    this.con({ periodo, fecha_vencimiento: vencimientoPorDefecto(periodo, null) });
  /** What the use-case asks to create. */
  datos = (): MensualidadNueva => ({ ...this.#datos });
  /** One as a service answers it. */
  almacenada = (id: Id = 1): MensualidadConSaldo => ({
    ...conSaldo(esquemaMensualidad.parse({ ...this.#datos, id })),
    version: 1,
  });
}

export const unaMensualidad = () =>
  new ConstructorMensualidad({
    participante_id: 1,
    valor: 850_000,
    periodo: '2026-11',
    fecha_vencimiento: '2026-11-05',
    estado: 'PENDIENTE',
  });
