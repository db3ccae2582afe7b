import api from './sidebars/api';
import concepts from './sidebars/concepts';
import contracts from './sidebars/contracts';
import sdk from './sidebars/sdk';

export default {...api, ...concepts, ...contracts, ...sdk};
