import {
  crearHttpDocumentosFormato,
  crearHttpFormatoRepository,
} from '@/infrastructure/http/formatos/http-formato-repository';
import { crearHttpPapelesRecibidos } from '@/infrastructure/http/formatos/http-papeles-recibidos';
import { httpAcudientes } from '../http/acudientes';
import { httpConfiguracion } from '../http/configuracion';
import { httpFinanzas } from '../http/finanzas';
import { httpParticipantes } from '../http/participantes';
import { httpSedes } from '../http/sedes';
import { moduloFormatos } from '../modulos/modulo-formatos';
import { casosDe, type Modulo, puerto } from '../nombres';

const httpFormatos: Modulo = ({ bind }) => {
  bind(puerto('formatos')).toResolvedValue(crearHttpFormatoRepository, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
  bind(puerto('papeles')).toResolvedValue(crearHttpPapelesRecibidos, [
    puerto('clienteDashboard'),
    puerto('registro'),
  ]);
  bind(casosDe('documentosFormato')).toResolvedValue(crearHttpDocumentosFormato, [
    puerto('clienteDashboard'),
  ]);
};

export const modulos = [
  httpFormatos,
  httpParticipantes,
  httpAcudientes,
  httpSedes,
  httpFinanzas,
  httpConfiguracion,
  moduloFormatos,
];
