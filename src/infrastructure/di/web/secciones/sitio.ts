import { crearHttpServidorDelSitio } from '@/infrastructure/http/sitio/http-servidor-del-sitio';
import { crearHttpSitioRepository } from '@/infrastructure/http/sitio/http-sitio-repository';
import { moduloSitio } from '../modulos/modulo-sitio';
import { type Modulo, puerto } from '../nombres';

const httpSitio: Modulo = ({ bind }) => {
  bind(puerto('sitio')).toResolvedValue(crearHttpSitioRepository, [puerto('clienteDashboard')]);
  bind(puerto('servidorDelSitio')).toResolvedValue(crearHttpServidorDelSitio, [puerto('clienteDashboard')]);
};

export const modulos = [httpSitio, moduloSitio];
