import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import type { Rol } from '@/domain/shared/rol';
import type { BaseMemoria } from '../shared/base-memoria';
import { ADMINISTRADOR_DEMO, escritoEl, mananaDe } from './firma-demo';

export interface CuentaDemo {
  email: string;
  rol: Rol;
  displayName: string;
}

const CONTRASENA_DEMO = 'demostracion';

/** The two accounts the login screen offers. */
export const CUENTAS_DEMO: readonly CuentaDemo[] = [
  { email: ADMINISTRADOR_DEMO, rol: 'ADMINISTRADOR', displayName: 'Administración de ejemplo' },
  { email: 'consulta@fundacion.example', rol: 'CONSULTA', displayName: 'Consulta de ejemplo' },
];

const EQUIPO = [
  { email: 'coordinacion@fundacion.example', rol: 'ADMINISTRADOR', displayName: 'Coordinación de ejemplo' },
  { email: 'secretaria.uraba@fundacion.example', rol: 'CONSULTA', displayName: 'Secretaría de ejemplo' },
  {
    email: 'practicante@fundacion.example',
    rol: 'CONSULTA',
    displayName: 'Practicante de ejemplo',
    estado: 'INACTIVO',
  },
] as const;

export const credencialesDemo = ({ email }: CuentaDemo) => ({ email, password: CONTRASENA_DEMO });

export const sembrarUsuarios = ({ usuarios, contrasenas }: BaseMemoria, hoy: FechaCalendario): void => {
  [...CUENTAS_DEMO, ...EQUIPO].forEach((datos, i) => {
    const { id } = usuarios.insertar({
      ...datos,
      ...escritoEl(sumarDias(hoy, -600 + i * 90)),
      ultimo_acceso: mananaDe(sumarDias(hoy, -1 - i * i * 3)),
    });
    contrasenas.set(String(id), CONTRASENA_DEMO);
  });
};
