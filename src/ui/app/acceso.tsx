import { porEtapas } from './por-etapas';

// All of it is in this file: the form needs the services as soon as it works.
void porEtapas(
  () => import(/* webpackMode: "eager" */ './tema/proveedor-tema'),
  () => import(/* webpackMode: "eager" */ '@chakra-ui/react/preset-base'),
  () => import(/* webpackMode: "eager" */ './tema/config-base'),
  () => import(/* webpackMode: "eager" */ './tema/sistema-base'),
  () => import(/* webpackMode: "eager" */ '@/infrastructure/di/web/contenedor-navegador'),
  () => import(/* webpackMode: "eager" */ './router-parcial'),
  () => import(/* webpackMode: "eager" */ './montar'),
  () => import(/* webpackMode: "eager" */ './route-tree-acceso.gen'),
  () => import(/* webpackMode: "eager" */ './empezar-acceso'),
);
