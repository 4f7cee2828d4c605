import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Id } from '@/domain/shared/id';
import type { RegistroMarcado } from '@/domain/sin-red/marcas-de-cola';
import { background } from '@/ui/shared/deferred';

const Marca = background(async () => (await import(/* webpackChunkName: "sin-red" */ './marca')).Marca);

/** What a row says of what waits on this device; nothing, and no code, where nobody chose to work without a network. */
export const marcaDeFila = ({ haySinRed }: ServiciosPanel, que: RegistroMarcado) =>
  haySinRed() ? ({ id }: { id: Id }) => <Marca que={que} id={id} /> : undefined;

/** The same, in its record. */
export const marcaDeFicha = ({ haySinRed }: ServiciosPanel, que: RegistroMarcado, id: Id) =>
  haySinRed() ? <Marca que={que} id={id} enFicha /> : null;
