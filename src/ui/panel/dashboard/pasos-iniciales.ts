import { hayCuentasPublicadas } from '@/domain/configuracion/cambio-de-cuentas';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import type { EstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import type { Estadisticas } from '@/domain/tablero/estadisticas';

export interface PasoInicial {
  texto: string;
  /** Where it is done. */
  href: string;
  hecho: boolean;
  /** How it is, when there is more to say than that. */
  detalle?: string;
}

/** The two counts that are always known. */
export type Cifras = Pick<Estadisticas, 'participantes' | 'mensualidades'>;

/** Nobody has gone through a whole month yet: whoever begins is told by where. */
export const seEmpieza = ({ participantes, mensualidades }: Cifras): boolean =>
  participantes === 0 || mensualidades === 0;

/** Only a copy that was made, is of today and nobody else can read is done. `null` where the service has none to tell of. */
const pasoDeCopia = (sistema: EstadoDelSistema | null): PasoInicial[] => {
  const copia = sistema?.partes.find(({ parte }) => parte === 'RESPALDO');
  if (!copia) return [];
  return [
    {
      texto: 'Tener una copia de seguridad',
      href: '/configuracion?pestana=sistema',
      hecho: copia.nivel === 'BIEN',
      detalle: copia.resumen,
    },
  ];
};

/** What takes an empty panel to its first month, in order, each done when what it makes is there. */
export const pasosIniciales = (
  configuracion: Configuracion,
  sedes: number,
  { participantes, mensualidades }: Cifras,
  sistema: EstadoDelSistema | null,
): readonly PasoInicial[] => [
  {
    texto: 'Decir quién es la fundación',
    href: '/configuracion?pestana=fundacion',
    hecho: configuracion.nombre !== null,
  },
  { texto: 'Crear las sedes, con sus cupos', href: '/sedes?nuevo=true', hecho: sedes > 0 },
  {
    texto: 'Fijar la cuota y el día de pago',
    href: '/configuracion?pestana=cobro',
    hecho: configuracion.valor_mensualidad !== null,
  },
  {
    texto: 'Publicar las cuentas donde se paga',
    href: '/configuracion?pestana=cuentas',
    hecho: hayCuentasPublicadas(configuracion),
  },
  {
    texto: 'Importar o registrar los participantes',
    href: '/participantes?importar=true',
    hecho: participantes > 0,
  },
  { texto: 'Generar el primer mes', href: '/financiero?generar=true', hecho: mensualidades > 0 },
  ...pasoDeCopia(sistema),
];
